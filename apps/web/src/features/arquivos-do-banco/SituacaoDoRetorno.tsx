import type { Retorno } from '@balcao/contract/cobranca/retorno-api'
import { nomesDasSituacoesDeRetorno } from '@balcao/contract/cobranca/retorno-opcoes'
import { Situacao } from '#ui/Situacao.tsx'

export const SituacaoDoRetorno = ({ situacao }: Pick<Retorno, 'situacao'>) => (
  <Situacao tom={situacao === 'PRONTO' ? 'sucesso' : 'informacao'}>
    {nomesDasSituacoesDeRetorno[situacao]}
  </Situacao>
)
