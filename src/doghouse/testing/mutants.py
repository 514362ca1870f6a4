"""Mutants: a module with one check taken out, to see that some test notices.

``mutants`` lists what can be taken out of a module.  As a plugin of pytest (``-p doghouse.testing.mutants``) this
file puts the mutant whose name stands in ``DOGHOUSE_MUTANT`` in the place of its module.
"""

from __future__ import annotations

import ast
import importlib.util
import os
import sys
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

WANTED = "DOGHOUSE_MUTANT"
EDGES: dict[type[ast.cmpop], type[ast.cmpop]] = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
YES, NO, NOTHING = (ast.Constant(value) for value in (True, False, 0))


@dataclass(frozen=True)
class Mutant:
    """One change to a module: its number among all in these functions, the line, the code as it is and would be."""

    module: str
    only: tuple[str, ...]
    number: int
    line: int
    before: str
    after: str

    @property
    def name(self) -> str:
        """What ``install`` takes."""
        return f"{self.module}:{self.number}:{','.join(self.only)}"

    def __str__(self) -> str:
        return f"{self.module.rpartition('.')[2]}.py:{self.line} {self.before} -> {self.after}"


class Cut(ast.NodeTransformer):
    """Walks through some functions and limits of a module, counts what can be taken out, and takes out one of it.

    Statements that change something go away, conditions hold always or never, terms of ``and``, ``or``, ``|``,
    ``min`` and ``max`` are dropped, a fault is found never or always, an edge moves by one and so does a limit.
    """

    def __init__(self, only: Collection[str], chosen: int = -1) -> None:
        self.only, self.chosen = only, chosen
        self.found: list[tuple[int, str, str]] = []
        self.met: set[str] = set()

    def offer(self, node: ast.AST, *others: ast.AST) -> ast.AST:
        """The node, or the one of the others whose number was chosen."""
        took = node
        for other in others:
            ast.fix_missing_locations(ast.copy_location(other, node))
            if len(self.found) == self.chosen:
                took = other
            before, after = (ast.unparse(one).partition("\n")[0] for one in (node, other))
            self.found.append((getattr(node, "lineno", 0), before, after))
        return took

    def visit_Module(self, node: ast.Module) -> ast.AST:
        """Only the functions and limits asked for."""
        for k, statement in enumerate(node.body):
            if isinstance(statement, ast.FunctionDef) and statement.name in self.only:
                self.met.add(statement.name)
                statement.body = [self.visit(inner) for inner in statement.body]
            elif isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) in self.only:
                self.met.add(ast.unparse(statement.targets[0]))
                node.body[k] = self.moved(statement)  # type: ignore[call-overload]
        return node

    def moved(self, limit: ast.Assign) -> ast.AST:
        """A limit one more or one less."""
        steps = (ast.BinOp(limit.value, op, ast.Constant(1)) for op in (ast.Add(), ast.Sub()))
        return self.offer(limit, *(ast.Assign(limit.targets, value) for value in steps))

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        """What is written into the state; names are only names for what is written later."""
        self.generic_visit(node)
        return node if isinstance(node.targets[0], ast.Name) else self.offer(node, ast.Pass())

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        """What is added to something."""
        self.generic_visit(node)
        return self.offer(node, ast.Pass())

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        """A call for the sake of what it does."""
        self.generic_visit(node)
        return self.offer(node, ast.Pass()) if isinstance(node.value, ast.Call) else node

    def visit_If(self, node: ast.If) -> ast.AST:
        """A condition that holds always, or never (unless that takes out no more than a single statement)."""
        self.generic_visit(node)
        always, never = (ast.If(value, node.body, node.orelse) for value in (YES, NO))
        single = len(node.body) == 1 and not node.orelse and isinstance(node.body[0], ast.AugAssign | ast.Expr)
        return self.offer(node, always) if single else self.offer(node, always, never)

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        """One of two values, whatever the condition."""
        self.generic_visit(node)
        return self.offer(node, node.body, node.orelse)

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        """Without one of the terms."""
        self.generic_visit(node)
        fewer = [[v for v in node.values if v is not out] for out in node.values]
        return self.offer(node, *(ast.BoolOp(node.op, rest) if len(rest) > 1 else rest[0] for rest in fewer))

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        """A union of faults without one of them; a fault found never, or always."""
        self.generic_visit(node)
        if isinstance(node.op, ast.BitOr):
            sides = ((node.left, node.right), (node.right, node.left))
            return self.offer(node, *(rest for out, rest in sides if not _is_fault(out)))
        return self.offer(node, NOTHING, node.left) if _is_fault(node) else node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """One more or one less."""
        self.generic_visit(node)
        edge = EDGES.get(type(node.ops[0]))
        return self.offer(node, ast.Compare(node.left, [edge(), *node.ops[1:]], node.comparators)) if edge else node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """One term of ``min`` or ``max`` alone."""
        self.generic_visit(node)
        return self.offer(node, *node.args) if ast.unparse(node.func) in ("min", "max") else node

    def visit_Return(self, node: ast.Return) -> ast.AST:
        """A plain fault or answer turned round."""
        self.generic_visit(node)
        value = node.value
        if isinstance(value, ast.Constant) and isinstance(value.value, bool):
            return self.offer(node, ast.Return(NO if value.value else YES))
        plain = isinstance(value, ast.Name) and value.id.isupper()
        return self.offer(node, ast.Return(NOTHING)) if plain else node


def _is_fault(node: ast.expr) -> bool:
    """A fault that is found on a condition, like ``PASSED * (s.passed[p] > 0)``?"""
    if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.Mult):
        return False
    return isinstance(node.left, ast.Name) and node.left.id.isupper() and not ast.unparse(node.right).isupper()


def rules_of(tree: ast.Module) -> tuple[str, ...]:
    """The names of the functions marked with ``@rule``."""
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    return tuple(f.name for f in functions if any(ast.unparse(d) == "rule" for d in f.decorator_list))


def mutants(module: str, only: Sequence[str] = ()) -> list[Mutant]:
    """All mutants of a module; ``only`` names the functions and limits that are meant, else all rules are.

    ``ValueError`` for a name that the module does not have.
    """
    tree = _tree(module)
    names = tuple(only) or rules_of(tree)
    cut = Cut(names)
    cut.visit(tree)
    if missing := set(names) - cut.met:
        raise ValueError(f"{module} has no {', '.join(sorted(missing))}")
    return [Mutant(module, names, k, *what) for k, what in enumerate(cut.found)]


def _spec(module: str) -> ModuleSpec:
    spec = importlib.util.find_spec(module)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"no module {module}")
    return spec


def _tree(module: str) -> ast.Module:
    return ast.parse(Path(str(_spec(module).origin)).read_text(encoding="utf-8"))


class MutantLoader(SourceFileLoader):
    """Loads a module from its source with one thing taken out."""

    cut: Cut

    def get_code(self, fullname: str) -> CodeType:
        """The changed code, never kept on disk."""
        tree = ast.parse(Path(self.path).read_text(encoding="utf-8"))
        return compile(ast.fix_missing_locations(self.cut.visit(tree)), self.path, "exec")


class MutantFinder(MetaPathFinder):
    """Finds one module, and gives it to ``MutantLoader``."""

    def __init__(self, module: str, cut: Cut) -> None:
        self.module, self.cut = module, cut

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of the one module, none of any other."""
        if fullname != self.module:
            return None
        found = PathFinder.find_spec(fullname, path, target)
        if found is None or found.origin is None:
            return None
        loader = MutantLoader(fullname, found.origin)
        loader.cut = self.cut
        return importlib.util.spec_from_file_location(fullname, found.origin, loader=loader)


def install(wanted: str) -> None:
    """Put a mutant, as its ``name`` names it, in the place of its module, which must not have been imported yet."""
    module, number, only = wanted.split(":")
    if module in sys.modules:
        raise ImportError(f"{module} is imported already")
    sys.meta_path.insert(0, MutantFinder(module, Cut(only.split(","), int(number))))


if WANTED in os.environ:
    install(os.environ[WANTED])
