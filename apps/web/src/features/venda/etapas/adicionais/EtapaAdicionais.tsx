export function EtapaAdicionais() {
  return null
}
