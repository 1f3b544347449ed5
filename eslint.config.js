// Lint rules: type-aware, strict; floating promises and non-exhaustive switches are what hurts a bot and a rules engine most.
import eslint from '@eslint/js';
import process from 'node:process';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/** Where types come from: the whole project, or no more of it than what is linted imports, as scripts/lib/lint.mjs has written it down. */
const project = process.env.LINT_PROJECT;
const types =
  project === undefined ? { projectService: { allowDefaultProject: ['*.js', '*.mjs'] } } : { project: [project] };

export default tseslint.config(
  { ignores: ['**/dist', 'data', 'src/generated', 'prisma/client', 'coverage', '.cache'] },
  eslint.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        ...types,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportNamedDeclaration > VariableDeclaration[kind="let"]',
          message: 'A value that changes under its importers makes functions depend on when they are called: pass it.',
        },
      ],
    },
  },
  {
    // What people type is matched against many patterns: none may take longer than the text is long.
    files: ['src/**', 'local/src/**'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }] },
  },
  { files: ['**/*.js', '**/*.mjs'], ...tseslint.configs.disableTypeChecked },
  {
    files: ['scripts/**', 'bin/**', 'tools/**', 'local/*.mjs'],
    rules: { 'no-console': 'off' },
    languageOptions: {
      globals: Object.fromEntries(
        ['process', 'console', 'URL', 'Buffer', 'setInterval', 'clearInterval', 'setTimeout', 'fetch'].map((name) => [
          name,
          'readonly',
        ]),
      ),
    },
  },
);
