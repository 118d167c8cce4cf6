export function EtapaPromocao() {
  return null
}
