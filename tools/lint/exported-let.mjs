// A lint rule: no module exports a variable that changes under its importers.

const noExportedLet = {
  create(context) {
    return {
      ExportNamedDeclaration(node) {
        if (node.declaration?.type === 'VariableDeclaration' && node.declaration.kind === 'let')
          context.report({
            node,
            message:
              'A value that changes under its importers makes functions depend on when they are called: pass it.',
          });
      },
    };
  },
};

export default { meta: { name: 'fieldpost' }, rules: { 'no-exported-let': noExportedLet } };
