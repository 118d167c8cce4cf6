import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import { codigosDoAceite, type Feito } from '@balcao/contract/vendas/aceite'
import { desc, eq } from 'drizzle-orm'
import { devolverPromocoes } from '#catalogo/promocao/promocao-uso.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Origem } from '#infra/http/contexto.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import type { VendaTravada } from '#vendas/venda/agir.commands.ts'
import { agirComoAssinante } from '#vendas/venda/agir-assinante.commands.ts'
import { documentosDoAssinante } from '#vendas/venda/anexos.queries.ts'
import { resumoDoVendido } from '#vendas/venda/porta.ts'
import { quemAceita } from '#vendas/venda/quem-aceita.ts'
import { vendaHistorico } from '#vendas/venda/venda.table.ts'
import { aceiteDoLink } from './aceite.queries.ts'
import { aceite } from './aceite.table.ts'
import { contarAteOAceite } from './linha-do-tempo.ts'
import { type Ingresso, paraAcompanhar } from './link.ts'
import { mandarFechada, type PartesDaCarta } from './mandar.commands.ts'
import { ofertaDoAssinante } from './oferta.queries.ts'

type Onde = PartesDaCarta & { db: Db; origem: Origem; ingresso: Ingresso }

const feito = ({ links }: Onde, vendida: VendaTravada): Feito => ({
  protocolo: vendida.protocolo,
  fechada: links.caminhoDaFechada(paraAcompanhar(vendida)),
})

const textoMudou = () =>
  new Recusa(
    409,
    codigosDoAceite.textoMudou,
    'O texto mudou enquanto você lia. Leia outra vez antes de aceitar.',
  )

const exigirDocumentos = async (db: Db, { id, oferta }: VendaTravada) => {
  const { anexos, faltam } = await documentosDoAssinante(db, id, oferta.canal)
  if (faltam.length)
    throw new Recusa(409, codigosDoAceite.faltamDocumentos, 'Envie antes os documentos que faltam', {
      motivos: faltam.map((tipo) => nomesDosAnexos[tipo]),
    })
  return anexos.map(({ tipo, sha256, criado_em, quem }) => ({ tipo, sha256, enviado_em: criado_em, quem }))
}

const linhaDoTempo = async (db: Db, { id }: VendaTravada, desde: number, aceito: string) => {
  const passos = await db
    .select({ em: vendaHistorico.em, acao: vendaHistorico.acao, autor: vendaHistorico.autor })
    .from(vendaHistorico)
    .where(eq(vendaHistorico.venda_id, id))
    .orderBy(vendaHistorico.id)
  return contarAteOAceite(passos, { identificado: new Date(desde * 1000).toISOString(), aceito })
}

/** Text, hash, time, address, device and documents are kept with the sale that they were given for. */
export const aceitar = async (onde: Onde, { texto_sha256 }: { texto_sha256: string }): Promise<Feito> => {
  const { db, origem, ingresso } = onde
  const acontecer = async (db: Db, atual: VendaTravada) => {
    const documentos = await exigirDocumentos(db, atual)
    const oferta = await ofertaDoAssinante(db, atual)
    if (oferta.texto_sha256 !== texto_sha256) throw textoMudou()
    const resumo = resumoDoVendido(atual)
    const em = new Date().toISOString()
    const linha_do_tempo = await linhaDoTempo(db, atual, ingresso.desde, em)
    await db.insert(aceite).values({
      venda_id: atual.id,
      link_numero: ingresso.numero,
      ...{ em, resumo, texto_sha256 },
      ...{ nome: quemAceita(atual.cliente).nome, ip: origem.ip, agente: origem.agente },
      provas: { oferta, documentos, linha_do_tempo, fuso: (await lerConfiguracao(db)).fuso_horario },
    })
    await mandarFechada(db, onde, atual)
    return { mudancas: { aceite_resumo: resumo } }
  }
  const quem = { ...ingresso, origem }
  const jaFeita = async (db: Db) => (await aceiteDoLink(db, ingresso)) !== undefined
  return feito(onde, await agirComoAssinante(db, quem, 'aceitar', acontecer, jaFeita))
}

/** Whether this was the last thing that happened, through this link. */
const acabouDe =
  (acao: string, { numero }: Ingresso) =>
  async (db: Db, atual: VendaTravada) => {
    const [ultima] = await db
      .select({ acao: vendaHistorico.acao })
      .from(vendaHistorico)
      .where(eq(vendaHistorico.venda_id, atual.id))
      .orderBy(desc(vendaHistorico.id))
      .limit(1)
    return ultima?.acao === acao && atual.link_numero === numero
  }

export const pedirCorrecao = async (onde: Onde, { motivo }: { motivo: string }): Promise<Feito> => {
  const { db, origem, ingresso } = onde
  const acontecer = async () => ({ motivo })
  const quem = { ...ingresso, origem }
  const jaFeita = acabouDe('pedir_correcao', ingresso)
  return feito(onde, await agirComoAssinante(db, quem, 'pedir_correcao', acontecer, jaFeita))
}

/** As `cancelar`. A sale that waits for its acceptance has no contract to undo. */
export const recusar = async (
  onde: Onde,
  { confirmado, motivo }: { confirmado?: boolean | undefined; motivo: string | null },
): Promise<Feito> => {
  const { db, origem, ingresso } = onde
  const acontecer = async (db: Db, atual: VendaTravada) => {
    if (!confirmado)
      throw new Recusa(
        409,
        codigosDoAceite.confirmar,
        'Recusar encerra esta contratação, e ela não volta. Tem certeza?',
        { confirmar: 'confirmado' },
      )
    await devolverPromocoes(db, atual.id)
    return { motivo: motivo ?? 'Recusada pelo assinante' }
  }
  const quem = { ...ingresso, origem }
  return feito(onde, await agirComoAssinante(db, quem, 'recusar', acontecer, acabouDe('recusar', ingresso)))
}
