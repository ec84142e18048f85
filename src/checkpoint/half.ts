// float32 <-> float16 and int8-with-row-scale, for storage. The engine always computes in float32.

const scratch = new DataView(new ArrayBuffer(4));

/** Rounds to nearest, ties to even; overflow becomes infinity. */
export function toHalf(value: number): number {
  scratch.setFloat32(0, value);
  const bits = scratch.getUint32(0);
  const sign = (bits >>> 16) & 0x8000;
  const exponent = (bits >>> 23) & 0xff;
  const mantissa = bits & 0x7fffff;
  if (exponent === 0xff) return sign | 0x7c00 | (mantissa === 0 ? 0 : 0x200);
  const shifted = exponent - 127 + 15;
  if (shifted >= 31) return sign | 0x7c00;
  if (shifted <= 0) {
    if (shifted < -10) return sign;
    return sign | roundShift(mantissa | 0x800000, 14 - shifted);
  }
  // a carry out of the mantissa raises the exponent, as it should
  return sign | ((shifted << 10) + roundShift(mantissa, 13));
}

function roundShift(value: number, by: number): number {
  const kept = value >>> by;
  const rest = value & ((1 << by) - 1);
  const half = 1 << (by - 1);
  return rest > half || (rest === half && (kept & 1) === 1) ? kept + 1 : kept;
}

export function fromHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >>> 10) & 0x1f;
  const mantissa = bits & 0x3ff;
  if (exponent === 0) return sign * mantissa * 2 ** -24;
  if (exponent === 31) return mantissa === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  return sign * (1 + mantissa / 1024) * 2 ** (exponent - 15);
}

/** Each row divided by (its largest value / 127) and rounded. */
export function toInt8(
  data: Float32Array,
  rows: number,
  cols: number,
): { values: Int8Array; scales: Float32Array } {
  const values = new Int8Array(data.length);
  const scales = new Float32Array(rows);
  for (let r = 0; r < rows; r++) {
    let top = 0;
    for (let c = 0; c < cols; c++) top = Math.max(top, Math.abs(data[r * cols + c]!));
    scales[r] = top / 127;
    const scale = scales[r]!;
    if (scale === 0) continue;
    for (let i = r * cols; i < (r + 1) * cols; i++) values[i] = Math.round(data[i]! / scale);
  }
  return { values, scales };
}

export function fromInt8(values: Int8Array, scales: Float32Array, cols: number): Float32Array {
  const data = new Float32Array(values.length);
  for (let r = 0; r < scales.length; r++) {
    const scale = scales[r]!;
    for (let i = r * cols; i < (r + 1) * cols; i++) data[i] = values[i]! * scale;
  }
  return data;
}
