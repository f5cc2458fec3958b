const ROUNDS = 30;

/** Vectors along the few directions in which they differ most, each direction with a mean of 0; 1 is their usual size. */
export function alongPrincipalAxes(
  vectors: readonly Float32Array[],
  count: number,
): Float32Array[] {
  const middle = middleOf(vectors);
  const axes = principalAxes(vectors, count);
  const along = vectors.map((vector) =>
    Float32Array.from(axes, (axis) =>
      axis.reduce((sum, each, at) => sum + each * ((vector[at] ?? 0) - (middle[at] ?? 0)), 0),
    ),
  );
  const squares = along.reduce(
    (sum, vector) => vector.reduce((all, each) => all + each ** 2, sum),
    0,
  );
  const size = Math.sqrt(squares / (along.length * count)) || 1;
  return along.map((vector) => vector.map((each) => each / size));
}

/** The directions in which vectors differ most from each other, each of length one, the first first (power iteration). */
export function principalAxes(vectors: readonly Float32Array[], count: number): Float64Array[] {
  const size = vectors[0]?.length ?? 0;
  const middle = middleOf(vectors);
  const axes: Float64Array[] = [];
  for (let number = 0; number < count; number += 1) {
    let axis = ofLengthOne(Float64Array.from({ length: size }, (_, at) => Math.sin(at + number)));
    for (let round = 0; round < ROUNDS; round += 1) {
      const next = new Float64Array(size);
      for (const vector of vectors) {
        const along = axis.reduce(
          (sum, each, at) => sum + each * ((vector[at] ?? 0) - (middle[at] ?? 0)),
          0,
        );
        for (let at = 0; at < size; at += 1) {
          next[at] = (next[at] ?? 0) + along * ((vector[at] ?? 0) - (middle[at] ?? 0));
        }
      }
      axis = ofLengthOne(axes.reduce(withoutPartAlong, next));
    }
    axes.push(axis);
  }
  return axes;
}

function withoutPartAlong(vector: Float64Array, axis: Float64Array): Float64Array {
  const along = axis.reduce((sum, each, at) => sum + each * (vector[at] ?? 0), 0);
  return vector.map((each, at) => each - along * (axis[at] ?? 0));
}

function ofLengthOne(vector: Float64Array): Float64Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((each) => each / length);
}

function middleOf(vectors: readonly Float32Array[]): Float64Array {
  return Float64Array.from(
    { length: vectors[0]?.length ?? 0 },
    (_, at) => vectors.reduce((sum, vector) => sum + (vector[at] ?? 0), 0) / vectors.length,
  );
}
