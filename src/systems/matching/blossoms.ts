/**
 * A matching together with its nested blossoms (Edmonds): odd cycles of tight edges that act as one
 * vertex. Ids below `vertices` are vertices, ids from `vertices` on are blossoms.
 */
export class Blossoms {
  /** Partner of each vertex, −1 if it has none. */
  mate: Int32Array;
  /** The outermost blossom that contains the vertex; itself if there is none. */
  outer: Int32Array;
  /** The blossom directly around a vertex or blossom, −1 if outermost. */
  around: Int32Array;
  /** The vertex of a blossom that is matched outside it (a vertex is its own base). */
  base: Int32Array;
  /** Children in cyclic order, the one with the base first; undefined for ids not in use. */
  children: (readonly number[] | undefined)[];
  /** `links[b][i]` joins child i to child i + 1: the vertex in the one, the vertex in the other. */
  links: (readonly (readonly [number, number])[] | undefined)[];
  /** All vertices of a blossom. */
  members: (readonly number[] | undefined)[];
  private unused: number[];

  constructor(readonly vertices: number) {
    const ids = 2 * vertices + 1;
    this.mate = new Int32Array(vertices).fill(-1);
    this.outer = Int32Array.from({ length: vertices }, (_, v) => v);
    this.around = new Int32Array(ids).fill(-1);
    this.base = Int32Array.from({ length: ids }, (_, v) => (v < vertices ? v : -1));
    this.children = new Array(ids);
    this.links = new Array(ids);
    this.members = new Array(ids);
    this.unused = [];
    for (let id = ids - 1; id >= vertices; id--) this.unused.push(id);
  }

  /** How many blossoms there are. */
  get count(): number {
    return this.vertices + 1 - this.unused.length;
  }

  /** Forgets all blossoms; the matching stays as it is. */
  openAll(): void {
    if (this.count === 0) return;
    for (let id = this.vertices; id < this.children.length; id++) {
      if (this.children[id]) this.unused.push(id);
      this.children[id] = this.links[id] = this.members[id] = undefined;
      this.around[id] = -1;
    }
    for (let v = 0; v < this.vertices; v++) {
      this.outer[v] = v;
      this.around[v] = -1;
    }
  }

  copy(): Blossoms {
    const twin = Object.create(Blossoms.prototype) as Blossoms;
    Object.assign(twin, this);
    twin.mate = this.mate.slice();
    twin.outer = this.outer.slice();
    twin.around = this.around.slice();
    twin.base = this.base.slice();
    twin.children = this.children.slice();
    twin.links = this.links.slice();
    twin.members = this.members.slice();
    twin.unused = this.unused.slice();
    return twin;
  }

  isBlossom(id: number): boolean {
    return id >= this.vertices;
  }

  membersOf(id: number): readonly number[] {
    return this.members[id] ?? [id];
  }

  /** Makes one blossom of outermost ones; the first child brings the base. */
  shrink(children: readonly number[], links: readonly (readonly [number, number])[]): number {
    const id = this.unused.pop()!;
    const members: number[] = [];
    for (const child of children) {
      this.around[child] = id;
      if (child < this.vertices) members.push(child);
      else for (const v of this.members[child]!) members.push(v);
    }
    this.children[id] = children;
    this.links[id] = links;
    this.members[id] = members;
    this.base[id] = this.base[children[0]];
    this.around[id] = -1;
    for (const v of members) this.outer[v] = id;
    return id;
  }

  /** Opens an outermost blossom: its children become outermost. Matched edges stay. */
  open(id: number): void {
    for (const child of this.children[id]!) {
      this.around[child] = -1;
      if (child < this.vertices) this.outer[child] = child;
      else for (const v of this.members[child]!) this.outer[v] = child;
    }
    this.children[id] = undefined;
    this.links[id] = undefined;
    this.members[id] = undefined;
    this.unused.push(id);
  }

  /** The child of `id` that contains the vertex. */
  childWith(id: number, vertex: number): number {
    let child = vertex;
    while (this.around[child] !== id) child = this.around[child];
    return child;
  }

  /** Turns the matched edges inside a blossom so that `vertex` becomes its base. */
  rebase(id: number, vertex: number): void {
    const children = this.children[id]!;
    const links = this.links[id]!;
    const length = children.length;
    const child = this.childWith(id, vertex);
    if (child >= this.vertices) this.rebase(child, vertex);
    const at = children.indexOf(child);
    const [from, to] = at % 2 === 0 ? [0, at] : [at + 1, length];
    for (let i = from; i < to; i += 2) {
      const [a, b] = links[i];
      const first = children[i];
      const second = children[(i + 1) % length];
      if (first >= this.vertices) this.rebase(first, a);
      if (second >= this.vertices) this.rebase(second, b);
      this.mate[a] = b;
      this.mate[b] = a;
    }
    if (at !== 0) {
      this.children[id] = [...children.slice(at), ...children.slice(0, at)];
      this.links[id] = [...links.slice(at), ...links.slice(0, at)];
    }
    this.base[id] = vertex;
  }

  /** Gives `vertex` a partner (or none, −1): the blossom around it is turned so that it can. */
  rematch(vertex: number, partner: number): void {
    const id = this.outer[vertex];
    if (id >= this.vertices) this.rebase(id, vertex);
    this.mate[vertex] = partner;
  }
}
