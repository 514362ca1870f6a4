"""The table server: HTTP and WebSocket in, the event log underneath, bots on duty.

`app.create_app` builds the application, `run.serve` serves it.
"""
