const bytesAtOnce = 8;

/**
 * Eight tables of 256 values, one after the other. Value b of table n: the remainder of byte b and n zero bytes, without
 * the inversions of CRC-32.
 */
const tables = createTables();

function createTables(): Uint32Array {
  const values = new Uint32Array(bytesAtOnce * 256);
  for (let byte = 0; byte < 256; byte += 1) {
    let value = byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    values[byte] = value;
  }
  for (let index = 256; index < values.length; index += 1) {
    const previousValue = values[index - 256] as number;
    values[index] = (previousValue >>> 8) ^ (values[previousValue & 0xff] as number);
  }
  return values;
}

/**
 * CRC-32 of ZIP and PNG, as an unsigned number. Slicing-by-8 processes eight bytes per iteration, which takes a third
 * of the time of processing single bytes.
 */
export function crc32(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const alignedBytes = bytes.length - (bytes.length % bytesAtOnce);
  let crc = -1;
  for (let offset = 0; offset < alignedBytes; offset += bytesAtOnce) {
    const low = view.getInt32(offset, true) ^ crc;
    const high = view.getInt32(offset + 4, true);
    crc =
      (tables[1792 + (low & 0xff)] as number) ^
      (tables[1536 + ((low >>> 8) & 0xff)] as number) ^
      (tables[1280 + ((low >>> 16) & 0xff)] as number) ^
      (tables[1024 + (low >>> 24)] as number) ^
      (tables[768 + (high & 0xff)] as number) ^
      (tables[512 + ((high >>> 8) & 0xff)] as number) ^
      (tables[256 + ((high >>> 16) & 0xff)] as number) ^
      (tables[high >>> 24] as number);
  }
  for (let offset = alignedBytes; offset < bytes.length; offset += 1)
    crc = (crc >>> 8) ^ (tables[(crc ^ (bytes[offset] as number)) & 0xff] as number);
  return (crc ^ -1) >>> 0;
}
