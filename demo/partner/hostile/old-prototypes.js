/* What libraries of 2008 did to the pages that used them, and what old sites still do. */
(() => {
  function add(owner, methods) {
    for (const name in methods) owner[name] = methods[name];
  }

  add(Array.prototype, {
    each(visit) {
      for (let index = 0; index < this.length; index++) visit(this[index], index);
      return this;
    },
    toArray() {
      return [].concat(this);
    },
    /** Once an alias of `toArray`; the language has since added its own. */
    entries() {
      return [].concat(this);
    },
    /** The former meaning: the only item, or the list. */
    reduce() {
      return this.length > 1 ? this : this[0];
    },
    map(change, context) {
      const changed = [];
      this.each((item, index) => changed.push(change.call(context, item, index)));
      return changed;
    },
    include(wanted) {
      return this.indexOf(wanted) !== -1;
    },
    toJSON() {
      return `[${this.map((item) => JSON.stringify(item)).join(', ')}]`;
    },
  });

  add(String.prototype, {
    toJSON() {
      return `'${this}'`;
    },
  });

  add(Function.prototype, {
    bind(context, ...first) {
      const method = this;
      return function (...rest) {
        return method.apply(context, first.concat(rest));
      };
    },
  });

  /** Supports array-likes only; a set becomes an empty list. */
  Array.from = (items) => {
    if (!items) return [];
    if ('toArray' in Object(items)) return items.toArray();
    let length = items.length || 0;
    const list = new Array(length);
    while (length--) list[length] = items[length];
    return list;
  };

  Object.prototype.method = 'POST';
  Object.prototype.extend = function (methods) {
    add(this, methods);
    return this;
  };
})();
