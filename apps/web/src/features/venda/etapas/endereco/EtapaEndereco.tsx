export function EtapaEndereco() {
  return null
}
