import { ComOferta } from '../../oferta/ComOferta.tsx'
import { EscolhaDePromocoes } from './EscolhaDePromocoes.tsx'

export function EtapaPromocao() {
  return <ComOferta>{(montada) => <EscolhaDePromocoes montada={montada} />}</ComOferta>
}
