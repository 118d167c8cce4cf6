/** Bytes that are all there, for an answer that is sent piece by piece. */
export async function* deUmaVez(bytes: Uint8Array) {
  yield bytes
}
