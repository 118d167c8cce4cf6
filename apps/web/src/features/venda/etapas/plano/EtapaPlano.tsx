export function EtapaPlano() {
  return null
}
