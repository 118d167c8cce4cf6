import { ComOferta } from '../../oferta/ComOferta.tsx'
import { EscolhaDeAdicionais } from './EscolhaDeAdicionais.tsx'

export function EtapaAdicionais() {
  return <ComOferta>{(montada) => <EscolhaDeAdicionais montada={montada} />}</ComOferta>
}
