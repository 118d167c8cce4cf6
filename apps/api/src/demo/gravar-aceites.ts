import { anexosDoAssinante } from '@balcao/contract/vendas/faltas'
import { asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { v7 } from 'uuid'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { contarAteOAceite } from '#vendas/aceite/linha-do-tempo.ts'
import { modelosEmVigor } from '#vendas/aceite/modelo.queries.ts'
import { empresaDaVenda, montarOferta } from '#vendas/aceite/oferta.queries.ts'
import { anexo } from '#vendas/anexo/anexo.table.ts'
import { quemAceita } from '#vendas/venda/quem-aceita.ts'
import { venda, vendaHistorico } from '#vendas/venda/venda.table.ts'
import { inserir } from './inserir.ts'
import { criarSorte } from './sorte.ts'

const MINUTO_MS = 60_000
const DIA_MS = 1_440 * MINUTO_MS
const AGENTES = [
  'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36',
]

/**
 * What each acceptance through a link has kept: texts, address, device, documents. The PDF is made from it when somebody
 * asks. All of what they need is read at once: asking for each sale would make the start wait.
 */
export const gravarAceites = async ({ db }: Contexto) => {
  const sorte = criarSorte(20_261_118)
  const aceitas = await db.select().from(venda).where(isNotNull(venda.aceite_resumo)).orderBy(venda.id)
  const ids = aceitas.map(({ id }) => id)
  const { marca, fuso_horario: fuso } = await lerConfiguracao(db)
  const modelos = await modelosEmVigor(db)
  const empresas = await empresasPorId(db)
  const vendedores = new Map((await db.select().from(usuario)).map(({ id, nome }) => [id, nome]))
  const passos = Map.groupBy(await passosDe(db, ids), ({ venda_id }) => venda_id)
  const anexos = Map.groupBy(await anexosDe(db, ids), ({ venda_id }) => venda_id)

  const linhas = aceitas.map((vendida) => {
    const daVenda = passos.get(vendida.id) ?? []
    const qual = daVenda.findIndex(({ acao }) => acao === 'aceitar')
    const em = daVenda[qual]?.em
    const deQuem = empresas.get(vendida.empresa_id)
    if (!em || !deQuem) throw new Error('uma venda aceita sem o seu aceite')
    const antes = (ms: number) => new Date(Date.parse(em) - ms).toISOString()
    const documentos = (anexos.get(vendida.id) ?? []).map(({ venda_id: _, ...um }) => um)
    const oferta = montarOferta(
      { ...vendida, aceite_ate: antes(-2 * DIA_MS) },
      {
        ...{ marca, modelos, empresa: deQuem, vendedor: vendedores.get(vendida.vendedor_id) ?? '' },
        documentos: anexosDoAssinante(vendida.oferta.canal).map((tipo) => ({
          ...{ tipo, recusa: null },
          situacao: documentos.some((um) => um.tipo === tipo) ? 'RECEBIDO' : 'FALTA',
        })),
      },
    )
    const identificado = antes(sorte.inteiro(1, 9) * MINUTO_MS)
    const linha_do_tempo = contarAteOAceite(daVenda.slice(0, qual), { identificado, aceito: em })
    return {
      id: v7({ msecs: Date.parse(em) }),
      ...{ venda_id: vendida.id, link_numero: vendida.link_numero, em },
      ...{ resumo: vendida.aceite_resumo, texto_sha256: oferta.texto_sha256 },
      nome: quemAceita(vendida.cliente).nome,
      // Addresses for documentation: nobody has them.
      ip: `203.0.113.${sorte.inteiro(1, 254)}`,
      agente: sorte.um(AGENTES),
      provas: { oferta, documentos, linha_do_tempo, fuso },
    }
  })
  await inserir(db, 'aceite', linhas)
}

const empresasPorId = async (db: Db) => {
  const porId = new Map<string, Awaited<ReturnType<typeof empresaDaVenda>>>()
  for (const { id } of await db.select({ id: empresa.id }).from(empresa))
    porId.set(id, await empresaDaVenda(db, id))
  return porId
}

const passosDe = (db: Db, ids: string[]) =>
  db
    .select({
      venda_id: vendaHistorico.venda_id,
      em: vendaHistorico.em,
      acao: vendaHistorico.acao,
      autor: vendaHistorico.autor,
    })
    .from(vendaHistorico)
    .where(inArray(vendaHistorico.venda_id, ids))
    .orderBy(asc(vendaHistorico.em), asc(vendaHistorico.id))

const anexosDe = (db: Db, ids: string[]) =>
  db
    .select({
      venda_id: anexo.venda_id,
      tipo: anexo.tipo,
      sha256: anexo.sha256,
      enviado_em: anexo.criado_em,
      quem: usuario.nome,
    })
    .from(anexo)
    .innerJoin(usuario, eq(usuario.id, anexo.usuario_id))
    .where(inArray(anexo.venda_id, ids))
    .orderBy(anexo.id)
