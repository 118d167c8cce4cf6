export function EtapaRevisao() {
  return null
}
