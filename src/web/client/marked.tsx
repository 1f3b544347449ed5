// Words with the signs of a message in them: bold, underlined, struck and fixed, shown as such.
import type { JSX } from 'preact';

const signs = { '**': 'b', __: 'u', '~~': 's', '`': 'code' } as const;
const marked = /(\*\*|__|~~|`)(.+?)\1/;

export function Marked({ text }: { readonly text: string }): JSX.Element {
  const found = marked.exec(text);
  if (found === null) return <>{text.replaceAll(/\\([^A-Za-z0-9\s])/g, '$1')}</>;
  const [whole, sign = '', inside = ''] = found;
  const Tag = signs[sign as keyof typeof signs];
  return (
    <>
      <Marked text={text.slice(0, found.index)} />
      <Tag>
        <Marked text={inside} />
      </Tag>
      <Marked text={text.slice(found.index + whole.length)} />
    </>
  );
}
