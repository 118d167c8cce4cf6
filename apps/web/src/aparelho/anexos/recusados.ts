import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import { codigosDoEnvio } from '@balcao/contract/vendas/envio'
import type { Falta } from '@balcao/contract/vendas/faltas'
import { ErroHttp, textoDoErro } from '#http/erro.ts'
import type { ArquivoDaVenda } from './arquivo.ts'

const INCOMPLETA = 422
const UM = 'Um anexo não foi aceito. Troque-o ou remova-o.'
const VARIOS = 'Há anexos que não foram aceitos. Troque-os ou remova-os.'

type Recusado = { arquivo: Pick<ArquivoDaVenda, 'tipo'>; erro: unknown }

/** An attachment that the server refuses keeps the sale back like one that is missing. It is named, and leads to its card. */
export const recusaDosArquivos = (recusados: readonly Recusado[]) => {
  const faltas = recusados.map(
    ({ arquivo: { tipo }, erro }): Falta => ({
      etapa: 'anexos',
      campo: `anexos.${tipo}`,
      texto: `${nomesDosAnexos[tipo]}: ${textoDoErro(erro)}`,
    }),
  )
  return new ErroHttp(INCOMPLETA, {
    message: faltas.length === 1 ? UM : VARIOS,
    errors: faltas.map(({ texto }) => texto),
    codigo: codigosDoEnvio.faltam,
    atual: { faltas },
  })
}
