import type { Retorno } from '@balcao/contract/cobranca/retorno-api'
import { ResultadoLinha } from '@balcao/contract/cobranca/retorno-resultados'
import { comMilhares } from '@balcao/contract/valores/quantos'
import { resultadosEmOrdem, textos } from './arquivos.textos.ts'

/** Only what there is, in the order in which people look. */
export const contagens = ({ resultados }: Pick<Retorno, 'resultados'>) =>
  Object.entries(resultadosEmOrdem).flatMap(([nome, rotulo]) => {
    const resultado = ResultadoLinha.parse(nome)
    const quantas = resultados[resultado] ?? 0
    return quantas ? [{ resultado, rotulo, quantas }] : []
  })

/** For a line of the list: "3 pagos, 1 rejeitados". */
export const emUmaFrase = (retorno: Retorno) => {
  if (retorno.situacao === 'LENDO') return textos.retornos.lendoParte(retorno.lidas, retorno.linhas)
  const partes = contagens(retorno).map(({ rotulo, quantas }) => `${rotulo}: ${comMilhares(quantas)}`)
  return partes.join(' · ') || textos.retornos.semLinhas
}
