"""Segments of the query before, as the paper copies them: each clause and each condition is one symbol more that
a decoder can point at, by the states of its two ends. A target is written with the longest that fit."""


class Segments:
    most = 24

    def __init__(self, fixed):
        at = fixed.index
        self.clauses = {at(k) for k in ("select", "where", "group_by", "having", "order_by", "limit", "from")}
        self.ends = self.clauses | {at(k) for k in ("union", "intersect", "except")}
        self.both = {at("and"), at("or")}
        self.before = self.both | {at("where"), at("having")}
        self.open, self.close, self.conjunction, self.between, self.end = (at(k) for k in ("(", ")", "and", "between", "end"))

    def of(self, query):
        """(first, one past the last) of each clause and each condition"""
        depths, depth = [], 0
        for x in query:
            depth -= x == self.close
            depths.append(depth)
            depth += x == self.open

        def until(first, stops):
            last, between = first + 1, False
            while last < len(query) and depths[last] >= depths[first] and query[last] != self.end:
                if depths[last] == depths[first]:
                    if query[last] == self.between: between = True
                    elif query[last] == self.conjunction and between: between = False
                    elif query[last] in stops: break
                last += 1
            return last

        found = []
        for p, x in enumerate(query):
            if x in self.clauses: least, last = 2, until(p, self.ends)
            elif p > 0 and query[p - 1] in self.before: least, last = 3, until(p, self.ends | self.both)
            else: continue
            if last - p >= least: found.append((p, last))
        return found[: self.most]

    def copied(self, target, previous, found, first):
        """The target with segments in place of what they hold; the first segment is symbol `first`."""
        out, t = [], 0
        while t < len(target):
            fits = [(q - p, g) for g, (p, q) in enumerate(found) if target[t : t + q - p] == previous[p:q]]
            size, g = max(fits, key=lambda fit: fit[0]) if fits else (1, None)
            out.append(target[t] if g is None else first + g)
            t += size
        return out
