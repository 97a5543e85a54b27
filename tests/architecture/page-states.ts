import { parseSync, Visitor } from 'vite';

const hooks = new Set(['useQuery', 'useInfiniteQuery']);
/** What the shell of a page decides by. */
const states = new Set([
  'error',
  'isError',
  'isLoading',
  'isLoadingError',
  'isPending',
  'isSuccess',
  'status',
]);

/** The states of a query that a component reads by itself instead of leaving them to `QuerySection`. */
export function listOwnStates(file: string, code: string): readonly string[] {
  const queries = new Set<string>();
  const found: string[] = [];
  const { program } = parseSync(file, code);
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return;
      if (!hooks.has(init.callee.name)) return;
      if (id.type === 'Identifier') queries.add(id.name);
      if (id.type !== 'ObjectPattern') return;
      for (const property of id.properties)
        if (property.type === 'Property' && property.key.type === 'Identifier')
          if (states.has(property.key.name)) found.push(property.key.name);
    },
  }).visit(program);
  new Visitor({
    MemberExpression: ({ object, property }) => {
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
      if (queries.has(object.name) && states.has(property.name)) found.push(property.name);
    },
  }).visit(program);
  return [...new Set(found)];
}
