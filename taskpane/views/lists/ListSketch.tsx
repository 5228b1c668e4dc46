import type { ReactElement } from 'react';
import type { Output } from '../../../src/event/lists/lists';

/** Widths of the columns of a table, as parts of its breadth. */
type Columns = readonly number[];

const TABLES: Readonly<Partial<Record<Output, Columns>>> = {
  standings: [1, 5, 1, 1, 1],
  crosstable: [3, 1, 1, 1, 1, 1],
  ratingChange: [4, 2, 2],
  byTable: [1, 4, 1, 4],
  byName: [5, 1, 4],
  byClub: [5, 1, 4],
  byFederation: [5, 1, 4],
  boards: [1, 4, 1, 4],
  byRating: [1, 5, 1, 3],
  checkIn: [1, 6, 2],
  cma: [1, 4, 2],
  schedule: [1, 3, 3],
};

const [WIDTH, HEIGHT] = [40, 32];
/** Lists with a heading before each group. */
const GROUPED: ReadonlySet<Output> = new Set(['byClub', 'byFederation', 'cma']);

/** What a list looks like, in small; the words beside it say what it is. */
export function ListSketch({ output }: { output: Output }) {
  return (
    <svg
      aria-hidden
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fill="currentColor"
    >
      <rect
        x="0.5"
        y="0.5"
        width={WIDTH - 1}
        height={HEIGHT - 1}
        rx="2"
        fill="none"
        stroke="currentColor"
        opacity="0.5"
      />
      {drawing(output)}
    </svg>
  );
}

function drawing(output: Output): ReactElement {
  switch (output) {
    case 'captainSlips':
    case 'slips':
      return <Boxes across={2} down={2} />;
    case 'tableCards':
      return <Boxes across={1} down={2} />;
    case 'cards':
      return <Boxes across={2} down={3} />;
    case 'progress':
      return (
        <path
          d="M5 26L13 18L21 20L34 6M5 26L13 23L21 13L34 12"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      );
    default:
      return <Lines columns={TABLES[output] ?? [1, 4, 2]} isGrouped={GROUPED.has(output)} />;
  }
}

function Lines({ columns, isGrouped }: { columns: Columns; isGrouped: boolean }) {
  const unit = (WIDTH - 8 - (columns.length - 1) * 1.5) / columns.reduce((sum, each) => sum + each);
  const from = columns.map(
    (_, index) => 4 + columns.slice(0, index).reduce((sum, each) => sum + each * unit + 1.5, 0),
  );
  return (
    <>
      {[0, 1, 2, 3, 4].map((line) =>
        isGrouped && line % 3 === 0 ? (
          <rect key={line} x="4" y={4 + line * 5.2} width="12" height="2.4" />
        ) : (
          columns.map((width, index) => (
            <rect
              key={`${line} ${index}`}
              x={from[index]}
              y={4 + line * 5.2}
              width={width * unit}
              height={line === 0 ? 2.4 : 1.6}
              opacity={line === 0 ? 1 : 0.6}
            />
          ))
        ),
      )}
    </>
  );
}

function Boxes({ across, down }: { across: number; down: number }) {
  const width = (WIDTH - 4 - across * 2) / across;
  const height = (HEIGHT - 4 - down * 2) / down;
  return (
    <>
      {Array.from({ length: across * down }, (_, index) => {
        const x = 3 + (index % across) * (width + 2);
        const y = 3 + Math.floor(index / across) * (height + 2);
        return (
          <g key={index} opacity="0.8">
            <rect {...{ x, y, width, height }} rx="1" fill="none" stroke="currentColor" />
            <rect x={x + 2} y={y + 2} width={width / 2} height="1.6" />
          </g>
        );
      })}
    </>
  );
}
