import { totalsOf, type MatchingProblem, type MatchingSolution } from './problem';
import { compare, SlackGraph } from './slackGraph';

/**
 * The matching covering every vertex with the lexicographically smallest counts, or null if no
 * matching covers every vertex. Edmonds' algorithm with potentials, O(n³) for n vertices; nothing
 * is tried and undone, so the time does not depend on how hard the constraints are.
 */
export function smallestPerfectMatching(problem: MatchingProblem): MatchingSolution | null {
  if (problem.size % 2 !== 0) return null;
  const mate = new Blossoms(problem).solve();
  return mate && { mate, totals: totalsOf(problem, mate) };
}

/** Labels of the alternating forest. */
const FREE = -1;
const OUTER = 0;
const INNER = 1;

/** A blossom is shrunk into one node: `top[x]` is the outermost node around x. */
class Blossoms extends SlackGraph {
  private nodes: number;
  private readonly match: Int32Array;
  private readonly slackFrom: Int32Array;
  private readonly top: Int32Array;
  private readonly parent: Int32Array;
  private readonly label: Int8Array;
  private readonly visited: Int32Array;
  private visit = 0;
  /** Children of a blossom in their cyclic order, beginning with its base. */
  private readonly children: number[][];
  /** `childWith[b * width + v]`: the child of blossom b that contains vertex v. */
  private readonly childWith: Int32Array;
  private queue: number[] = [];
  private readonly step: Float64Array;

  constructor(problem: MatchingProblem) {
    super(problem);
    const { n, width } = this;
    this.nodes = n;
    this.match = new Int32Array(width);
    this.slackFrom = new Int32Array(width);
    this.top = new Int32Array(width);
    this.parent = new Int32Array(width);
    this.label = new Int8Array(width);
    this.visited = new Int32Array(width);
    this.children = Array.from({ length: width }, () => []);
    this.childWith = new Int32Array(width * width);
    this.step = new Float64Array(this.limbs);
    for (let u = 1; u <= n; u++) {
      this.top[u] = u;
      this.childWith[u * width + u] = u;
    }
  }

  solve(): number[] | null {
    if (!this.startPotentials()) return null;
    this.matchTightEdges();
    for (;;) {
      let exposed = false;
      for (let u = 1; u <= this.n; u++) if (this.match[u] === 0) exposed = true;
      if (!exposed) break;
      if (!this.augmentOnce()) return null;
    }
    return Array.from({ length: this.n }, (_, u) => this.match[u + 1] - 1);
  }

  private matchTightEdges(): void {
    for (let u = 1; u <= this.n; u++) {
      if (this.match[u] !== 0) continue;
      for (let v = 1; v <= this.n; v++)
        if (this.match[v] === 0 && this.end[u * this.width + v] !== 0 && this.isTight(u, v)) {
          this.match[u] = v;
          this.match[v] = u;
          break;
        }
    }
  }

  private offerSlack(from: number, node: number): void {
    const known = this.slackFrom[node];
    if (known === 0 || this.hasLessSlack(from, node, known, node)) this.slackFrom[node] = from;
  }

  private resetSlack(node: number): void {
    this.slackFrom[node] = 0;
    for (let u = 1; u <= this.n; u++)
      if (
        this.end[u * this.width + node] !== 0 &&
        this.top[u] !== node &&
        this.label[this.top[u]] === OUTER
      )
        this.offerSlack(u, node);
  }

  private enqueue(node: number): void {
    if (node <= this.n) this.queue.push(node);
    else for (const child of this.children[node]) this.enqueue(child);
  }

  private setTop(node: number, top: number): void {
    this.top[node] = top;
    if (node > this.n) for (const child of this.children[node]) this.setTop(child, top);
  }

  /** Position of a child counted so that the way to it from the base has even length. */
  private evenPosition(blossom: number, child: number): number {
    const children = this.children[blossom];
    const position = children.indexOf(child);
    if (position % 2 === 0) return position;
    const [base, ...rest] = children;
    this.children[blossom] = [base, ...rest.reverse()];
    return children.length - position;
  }

  private setMatch(a: number, b: number): void {
    this.match[a] = this.end[b * this.width + a];
    if (a <= this.n) return;
    const entry = this.childWith[a * this.width + this.end[a * this.width + b]];
    const position = this.evenPosition(a, entry);
    const children = this.children[a];
    for (let i = 0; i < position; i++) this.setMatch(children[i], children[i ^ 1]);
    this.setMatch(entry, b);
    this.children[a] = [...children.slice(position), ...children.slice(0, position)];
  }

  private augment(a: number, b: number): void {
    for (;;) {
      const next = this.top[this.match[a]];
      this.setMatch(a, b);
      if (next === 0) return;
      const grand = this.top[this.parent[next]];
      this.setMatch(next, grand);
      a = grand;
      b = next;
    }
  }

  private commonAncestor(a: number, b: number): number {
    this.visit++;
    while (a !== 0 || b !== 0) {
      if (a !== 0) {
        if (this.visited[a] === this.visit) return a;
        this.visited[a] = this.visit;
        a = this.top[this.match[a]];
        if (a !== 0) a = this.top[this.parent[a]];
      }
      [a, b] = [b, a];
    }
    return 0;
  }

  private shrink(a: number, ancestor: number, b: number): void {
    const { n, width, limbs, end } = this;
    let blossom = n + 1;
    while (blossom <= this.nodes && this.top[blossom] !== 0) blossom++;
    if (blossom > this.nodes) this.nodes++;
    for (let l = 0; l < limbs; l++) this.potential[blossom * limbs + l] = 0;
    this.label[blossom] = OUTER;
    this.match[blossom] = this.match[ancestor];
    const branch = (from: number): number[] => {
      const nodes: number[] = [];
      for (let x = from; x !== ancestor;) {
        const inner = this.top[this.match[x]];
        nodes.push(x, inner);
        this.enqueue(inner);
        x = this.top[this.parent[inner]];
      }
      return nodes;
    };
    const children = [ancestor, ...branch(a).reverse(), ...branch(b)];
    this.children[blossom] = children;
    this.setTop(blossom, blossom);
    for (let x = 1; x <= this.nodes; x++) {
      end[blossom * width + x] = 0;
      end[x * width + blossom] = 0;
    }
    for (let v = 1; v <= n; v++) this.childWith[blossom * width + v] = 0;
    for (const child of children) {
      for (let x = 1; x <= this.nodes; x++) {
        if (x === blossom || end[child * width + x] === 0) continue;
        if (end[blossom * width + x] === 0 || this.hasLessSlack(child, x, blossom, x)) {
          end[blossom * width + x] = end[child * width + x];
          end[x * width + blossom] = end[x * width + child];
        }
      }
      for (let v = 1; v <= n; v++)
        if (this.childWith[child * width + v] !== 0) this.childWith[blossom * width + v] = child;
    }
    this.resetSlack(blossom);
  }

  /** Opens an inner blossom whose potential has come down to zero. */
  private open(blossom: number): void {
    const { width } = this;
    for (const child of this.children[blossom]) this.setTop(child, child);
    const entry =
      this.childWith[blossom * width + this.end[blossom * width + this.parent[blossom]]];
    const position = this.evenPosition(blossom, entry);
    const children = this.children[blossom];
    for (let i = 0; i < position; i += 2) {
      const inner = children[i];
      const outer = children[i + 1];
      this.parent[inner] = this.end[outer * width + inner];
      this.label[inner] = INNER;
      this.label[outer] = OUTER;
      this.slackFrom[inner] = 0;
      this.resetSlack(outer);
      this.enqueue(outer);
    }
    this.label[entry] = INNER;
    this.parent[entry] = this.parent[blossom];
    for (let i = position + 1; i < children.length; i++) {
      this.label[children[i]] = FREE;
      this.resetSlack(children[i]);
    }
    this.top[blossom] = 0;
  }

  /** A tight edge from vertex `from` towards node `node`: grow, shrink or augment (then true). */
  private follow(from: number, node: number): boolean {
    const u = this.end[from * this.width + node];
    const a = this.top[u];
    const b = this.top[this.end[node * this.width + from]];
    if (this.label[b] === FREE) {
      this.parent[b] = u;
      this.label[b] = INNER;
      const next = this.top[this.match[b]];
      this.slackFrom[b] = 0;
      this.slackFrom[next] = 0;
      this.label[next] = OUTER;
      this.enqueue(next);
    } else if (this.label[b] === OUTER) {
      const ancestor = this.commonAncestor(a, b);
      if (ancestor === 0) {
        this.augment(a, b);
        this.augment(b, a);
        return true;
      }
      this.shrink(a, ancestor, b);
    }
    return false;
  }

  private augmentOnce(): boolean {
    const { n, width, top, label } = this;
    label.fill(FREE);
    this.slackFrom.fill(0);
    this.queue = [];
    for (let x = 1; x <= this.nodes; x++)
      if (top[x] === x && this.match[x] === 0) {
        this.parent[x] = 0;
        label[x] = OUTER;
        this.enqueue(x);
      }
    for (;;) {
      for (let head = 0; head < this.queue.length; head++) {
        const u = this.queue[head];
        if (label[top[u]] === INNER) continue;
        for (let v = 1; v <= n; v++) {
          if (this.end[u * width + v] === 0 || top[u] === top[v]) continue;
          if (this.isTight(u, v)) {
            if (this.follow(u, v)) return true;
          } else this.offerSlack(u, top[v]);
        }
      }
      this.queue = [];
      if (!this.chooseStep()) return false;
      this.movePotentials();
      for (let x = 1; x <= this.nodes; x++) {
        const from = this.slackFrom[x];
        if (top[x] === x && from !== 0 && top[from] !== x && this.isTight(from, x))
          if (this.follow(from, x)) return true;
      }
      for (let b = n + 1; b <= this.nodes; b++)
        if (top[b] === b && label[b] === INNER && this.potentialIsZero(b)) this.open(b);
    }
  }

  /** The largest step that keeps every slack and every blossom's potential from going below zero. */
  private chooseStep(): boolean {
    const { n, limbs, step, potential } = this;
    let found = false;
    const candidate = new Float64Array(limbs);
    const offer = () => {
      if (found && compare(candidate, 0, step, 0, limbs) >= 0) return;
      step.set(candidate);
      found = true;
    };
    for (let b = n + 1; b <= this.nodes; b++)
      if (this.top[b] === b && this.label[b] === INNER) {
        for (let l = 0; l < limbs; l++) candidate[l] = potential[b * limbs + l] / 2;
        offer();
      }
    for (let x = 1; x <= this.nodes; x++) {
      const from = this.slackFrom[x];
      if (this.top[x] !== x || from === 0 || this.label[x] === INNER) continue;
      const share = this.label[x] === FREE ? 1 : 2;
      for (let l = 0; l < limbs; l++) candidate[l] = this.slack(from, x, l) / share;
      offer();
    }
    return found;
  }

  private movePotentials(): void {
    const { n, limbs, step, potential } = this;
    for (let u = 1; u <= n; u++) {
      const label = this.label[this.top[u]];
      if (label === FREE) continue;
      const sign = label === OUTER ? -1 : 1;
      for (let l = 0; l < limbs; l++) potential[u * limbs + l] += sign * step[l];
    }
    for (let b = n + 1; b <= this.nodes; b++) {
      if (this.top[b] !== b || this.label[b] === FREE) continue;
      const sign = this.label[b] === OUTER ? 2 : -2;
      for (let l = 0; l < limbs; l++) potential[b * limbs + l] += sign * step[l];
    }
  }
}
