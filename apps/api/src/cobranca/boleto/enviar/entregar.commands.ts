import { buffer } from 'node:stream/consumers'
import { ocultarEmail } from '@balcao/contract/clientes/cliente/mascara'
import { estadoPublico, seraPago } from '@balcao/contract/cobranca/boleto-publico'
import { linhaDigitavel } from '@balcao/contract/cobranca/codigo-de-barras'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { primeiroNome } from '@balcao/contract/vendas/aceite-link'
import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db } from '#infra/db/conexao.ts'
import { cartaDoBoleto } from '#infra/mail/cartas.ts'
import type { Correio, Envelope } from '#infra/mail/correio.ts'
import { publicar } from '#infra/vivo/publicar.ts'
import type { Cofre } from '#provedor/configuracao/cofre.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { remetente } from '#provedor/configuracao/em-vigor.ts'
import type { BoletoTravado } from '../alcance.ts'
import { boleto, boletoHistorico } from '../boleto.table.ts'
import { pdfDosBoletos } from '../impressao/imprimir.queries.ts'
import { valorDeHoje } from '../valor-no-dia.ts'
import { abrirEnvio, type Envio } from './envio.ts'

const escrever = async (db: Db, lido: BoletoTravado, { para, link }: Envio): Promise<Envelope> => {
  const configuracao = await lerConfiguracao(db)
  const { total, dias_de_atraso } = valorDeHoje(lido, configuracao)
  const { nome = 'boleto.pdf', mime, conteudo } = await pdfDosBoletos(db, [lido])
  const carta = cartaDoBoleto({
    ...{ marca: configuracao.marca, nome: primeiroNome(lido.pagador.nome), link, descricao: lido.descricao },
    valor: formatarDinheiro(total),
    vencido: dias_de_atraso > 0,
    vencimento: formatarData(lido.vencimento),
    linha: linhaDigitavel(lido.codigo_barras),
    temPix: lido.pix !== null && total > 0,
    registrado: lido.registro === 'REGISTRADO',
  })
  return { ...carta, para, de: await remetente(db), anexos: [{ nome, mime, bytes: await buffer(conteudo) }] }
}

const anotar = async (db: Db, boleto_id: string, texto: string, quem: string | null = null) => {
  await db.insert(boletoHistorico).values({ id: v7(), boleto_id, texto, quem })
  publicar(db, 'boleto', [boleto_id])
}

/**
 * Sends a boleto as it is now. What was paid or cancelled while the letter waited is not sent. The history says what
 * became of it; the queue goes on trying for about a day.
 */
export const entregarBoleto = async (
  db: Db,
  { correio, cofre }: { correio: Correio; cofre: Cofre },
  { boletoId, fechado }: { boletoId: string; fechado: string },
  tentativa: number,
) => {
  const envio = abrirEnvio(cofre, fechado)
  const para = ocultarEmail(envio.para)
  const [lido] = await db.select().from(boleto).where(eq(boleto.id, boletoId))
  if (!lido?.pagador.documento) return
  if (!seraPago(estadoPublico(lido)))
    return anotar(db, boletoId, `E-mail a ${para} não enviado: o boleto não está mais em aberto`)
  try {
    await correio.enviar(await escrever(db, lido, envio))
  } catch (erro) {
    if (tentativa === 0) await anotar(db, boletoId, `O e-mail a ${para} não saiu; será tentado de novo`)
    throw erro
  }
  await anotar(db, boletoId, `Enviado por e-mail a ${para}`, envio.quem)
}
