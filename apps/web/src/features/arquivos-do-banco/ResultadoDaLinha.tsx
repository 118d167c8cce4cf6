import { nomesDosResultados } from '@balcao/contract/cobranca/retorno-opcoes'
import type { ResultadoLinha } from '@balcao/contract/cobranca/retorno-resultados'
import { Situacao, type TomDaSituacao } from '#ui/Situacao.tsx'
import { textos } from './arquivos.textos.ts'

const tons: Record<ResultadoLinha, TomDaSituacao> = {
  PAGO: 'sucesso',
  REGISTRADO: 'informacao',
  REJEITADO: 'perigo',
  BAIXADO: 'neutro',
  ANOTADO: 'neutro',
  CONFERIR: 'aviso',
  REPETIDA: 'neutro',
  SEM_BOLETO: 'aviso',
}

export const ResultadoDaLinha = ({ resultado }: { resultado: ResultadoLinha | null }) => (
  <Situacao tom={resultado ? tons[resultado] : 'neutro'}>
    {resultado ? nomesDosResultados[resultado] : textos.retorno.naFila}
  </Situacao>
)
