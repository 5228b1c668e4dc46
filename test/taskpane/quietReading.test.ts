/** Nothing is read while nobody sees the pane; what changed meanwhile is read when it is shown again. */
import { quietReader } from '../../taskpane/quietReading';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function reader() {
  const state = { busy: false, reads: 0 };
  const quiet = quietReader({ isBusy: () => state.busy, read: () => state.reads++ });
  return { state, quiet };
}

test('changes in a row are read together', () => {
  const { state, quiet } = reader();
  for (let i = 0; i < 5; i++) {
    quiet.changed();
    jest.advanceTimersByTime(100);
  }
  expect(state.reads).toBe(0);
  jest.advanceTimersByTime(100);
  expect(state.reads).toBe(1);
});

test('a hidden pane reads nothing, and once when it is shown', () => {
  const { state, quiet } = reader();
  quiet.setVisible(false);
  for (let i = 0; i < 60; i++) {
    quiet.changed();
    jest.advanceTimersByTime(1000);
  }
  expect(state.reads).toBe(0);
  quiet.setVisible(true);
  jest.advanceTimersByTime(1000);
  expect(state.reads).toBe(1);
});

test('hidden just before it was to read, it waits too', () => {
  const { state, quiet } = reader();
  quiet.changed();
  quiet.setVisible(false);
  jest.advanceTimersByTime(1000);
  expect(state.reads).toBe(0);
  quiet.setVisible(true);
  jest.advanceTimersByTime(1000);
  expect(state.reads).toBe(1);
});

test('shown again without a change it reads nothing; while work is under way it waits', () => {
  const { state, quiet } = reader();
  quiet.setVisible(false);
  quiet.setVisible(true);
  jest.advanceTimersByTime(1000);
  expect(state.reads).toBe(0);
  state.busy = true;
  quiet.changed();
  jest.advanceTimersByTime(1000);
  expect(state.reads).toBe(0);
  state.busy = false;
  jest.advanceTimersByTime(1000);
  expect(state.reads).toBe(1);
});
