// The page of the board: finds out which board is meant, reads it, and shows it; says so where there is none.
import { render, type JSX } from 'preact';
import type { LaidOutScene } from '../../render/layout.js';
import type { BoardState, SignedIn } from '../wire.js';
import { showAlone } from './alone.js';
import { fitLetters } from './fitted.js';
import { apiOf, NotServed, type Api } from './net.js';
import { MapPaths } from './outlines.js';
import { Table } from './table.js';
import { signedIn } from './whose.js';

/** What stands on the page before the server has said in which language. */
const early = navigator.language.startsWith('ko')
  ? {
      loading: '보드를 펼치는 중입니다…',
      closed: '디스코드에서 ‘보드 열기’를 눌러 주세요.',
      failed: '보드를 불러오지 못했습니다. 잃은 것은 없습니다.',
      tryAgain: '다시 시도',
    }
  : {
      loading: 'The board is being laid out…',
      closed: 'Press “Open the board” in Discord.',
      failed: 'The board could not be reached. Nothing is lost.',
      tryAgain: 'Try again',
    };

/** Where the board is that is shown: the page's own address, or, inside Discord, what its person has opened there. */
async function addressOfBoard(): Promise<string> {
  if (location.pathname !== '/') return location.pathname;
  // What speaks with Discord is large, and only fetched there.
  const { signIn } = await import('./activity.js');
  const { session, address, games, says } = await signIn();
  signedIn(session);
  if (address !== null) return address;
  return new Promise((resolve) => render(<Games games={games} says={says} open={resolve} />, document.body));
}

/** A choice among one's own games. */
function Games({
  games,
  says,
  open,
}: Pick<SignedIn, 'games' | 'says'> & { readonly open: (address: string) => void }): JSX.Element {
  return (
    <main class="games">
      <p>{games.length === 0 ? says.noGame : says.which}</p>
      {games.map(({ address, name }) => (
        <button type="button" key={address} onClick={() => open(address)}>
          {name}
        </button>
      ))}
    </main>
  );
}

/** The earlier turn that a link leads to. */
const turnOfLink = /^#past\/(\d{1,5})$/.exec(location.hash)?.[1];

/** The first picture is asked for at once, beside the outlines, and not only when the table stands. */
class FirstScene {
  readonly #seat: string | null;
  #asked: ReturnType<Api['scene']> | null;
  /** The picture itself; null until it has come. */
  come: LaidOutScene | null = null;

  constructor(api: Api, { asked, status }: BoardState) {
    this.#seat = asked[0]?.seat ?? null;
    this.#asked = status === 'signup' ? null : api.scene(this.#seat);
    this.#asked?.then(
      (scene) => (this.come = scene),
      () => undefined,
    );
  }

  /** Whoever asks for it first is given it. */
  within(api: Api): Api {
    return {
      ...api,
      scene: (seat) => {
        const scene = seat === this.#seat ? this.#asked : null;
        this.#asked = null;
        return scene ?? api.scene(seat);
      },
    };
  }
}

async function begin(): Promise<void> {
  render(<p class="early">{early.loading}</p>, document.body);
  try {
    const api = apiOf(await addressOfBoard());
    const { state, boards } = await api.state();
    const scene = new FirstScene(api, state);
    const maps = new Map(
      await Promise.all(
        Object.entries(boards).map(async ([id, hash]) => [id, new MapPaths(await api.outlines(id, hash))] as const),
      ),
    );
    render(null, document.body);
    render(
      <Table
        api={scene.within(api)}
        first={state}
        scene={scene.come}
        maps={maps}
        opens={turnOfLink === undefined ? null : Number(turnOfLink)}
      />,
      document.body,
    );
  } catch (error) {
    const isClosed = error instanceof NotServed ? [401, 404].includes(error.status) : location.pathname === '/';
    if (isClosed) showAlone(early.closed);
    else
      render(
        <p class="early" role="alert">
          {early.failed}
          <button type="button" onClick={() => void begin()}>
            {early.tryAgain}
          </button>
        </p>,
        document.body,
      );
  }
}

fitLetters();
await begin();
