// What there is to see of a whole game once it has ended: who played, what was followed through it, how the dice fell.
import type { JSX } from 'preact';
import type { PastOver, Says } from '../wire.js';
import { Marked } from './marked.js';

type Series = PastOver['charts'][number]['series'];

const [width, height, edge] = [1000, 200, 10] as const;

export function Over({
  over: { outcome, origin, people, charts, luck },
  says,
  at,
}: {
  readonly over: PastOver;
  readonly says: Says;
  /** The turn that is shown, marked in the charts; null for none. */
  readonly at: number | null;
}): JSX.Element {
  return (
    <div class="over">
      {outcome !== null && (
        <h2>
          <Marked text={outcome} />
        </h2>
      )}
      {origin !== null && <p class="hint">{origin}</p>}
      {charts.map(({ name, series }) => (
        <section key={name}>
          <h3>{name}</h3>
          <Chart series={series} at={at} label={name} />
          <ul class="key">
            {series.map(({ name: called, colour, values }) => (
              <li key={called}>
                <span style={{ color: colour }}>●</span> {called} {values[at ?? values.length - 1] ?? 0}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {people.length > 0 && (
        <>
          <h3>{says.people}</h3>
          <table>
            <tbody>
              {people.map(({ seat, who }) => (
                <tr key={seat}>
                  <th scope="row">{seat}</th>
                  <td>{who}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {luck.length > 0 && (
        <>
          <h3>{says.luck}</h3>
          <table>
            <thead>
              <tr>
                <td />
                <th scope="col">{says.rolls}</th>
                <th scope="col">{says.mean}</th>
                <th scope="col">{says.expected}</th>
              </tr>
            </thead>
            <tbody>
              {luck.map(({ name, rolls, mean, expected }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{rolls}</td>
                  <td>{mean}</td>
                  <td>{expected}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  );
}

function Chart({
  series,
  at,
  label,
}: {
  readonly series: Series;
  readonly at: number | null;
  readonly label: string;
}): JSX.Element {
  const values = series.flatMap((one) => one.values);
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const last = Math.max(1, ...series.map((one) => one.values.length - 1));
  const x = (turn: number): number => (turn / last) * width;
  const y = (value: number): number => height - edge - ((value - low) / (high - low)) * (height - 2 * edge);
  return (
    <svg class="chart" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <line class="zero" x1={0} x2={width} y1={y(0)} y2={y(0)} />
      {at !== null && <line class="at" x1={x(at)} x2={x(at)} y1={0} y2={height} />}
      {series.map(({ name, colour, values: all }) => (
        <polyline key={name} stroke={colour} points={all.map((value, turn) => `${x(turn)},${y(value)}`).join(' ')} />
      ))}
    </svg>
  );
}
