import { somarDias } from '@balcao/contract/valores/dia'
import { type SQL, sql } from 'drizzle-orm'
import { contaQueEmite } from '#cobranca/boleto/emitir/conta.queries.ts'
import type { Db } from '#infra/db/conexao.ts'
import { type Contexto, pessoa } from '#infra/http/contexto.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { remeter } from './arquivos-do-banco.ts'
import { emitirProximoMes, gravarAvisosAConferir, gravarCasosDeBoleto } from './casos-de-boleto.ts'
import type { empresas } from './empresas.ts'
import { titulosAbertos } from './gravar-pagamentos.ts'
import type { Alguem } from './linha-da-venda.ts'
import { criarEmissor, mesesPassados } from './mensalidades.ts'
import { criarPagadores, ultimoDiaUtil } from './quem-paga.ts'
import { criarBanco } from './respostas-do-banco.ts'

const MESES = 2
const DIAS_DESDE_O_LOTE = 2
/** Itaú's words for a wrong postcode, name and address. */
const RECUSAS = ['03', '08', '10']

type Partes = {
  storage: Storage
  analista: Alguem
  hoje: string
  porEmpresa: Record<keyof typeof empresas, string>
}

/**
 * Two months of boletos with what became of them, and the coming one. Months are issued, sent and paid by the program's
 * own functions, many at a time; only Itaú answers by files. What people do one by one goes through their commands.
 */
export const gravarBoletosDaDemo = async (
  doSistema: Contexto,
  { storage, analista, hoje, porEmpresa }: Partes,
) => {
  const { db, usuario } = doSistema
  const { permissoes } = usuario
  const contexto = {
    ...doSistema,
    usuario: pessoa({ ...analista, sessaoId: '', permissoes, empresas: null }),
  }
  const abrirBanco = async (empresaId: string) =>
    criarBanco({ contexto, storage, hoje }, await contaQueEmite(db, empresaId))
  const [itau, sicoob, bradesco] = [
    await abrirBanco(porEmpresa.vale),
    await abrirBanco(porEmpresa.serra),
    await abrirBanco(porEmpresa.litoral),
  ]
  const pagar = criarPagadores(hoje)
  const emissores = []
  for (const banco of [itau, sicoob, bradesco])
    emissores.push({ banco, emitir: await criarEmissor(contexto, banco.de) })
  for (const [i, mes] of mesesPassados(hoje, MESES).entries())
    for (const { banco, emitir } of emissores) {
      const ids = await emitir(mes)
      if (!ids.size) continue
      await banco.responder(await remeter(contexto, storage, banco.de, mes.emissao), mes.emissao)
      const titulos = await titulosAbertos(db, ids)
      await banco.pagar(titulos.flatMap((titulo) => pagar(titulo, MESES - i) ?? []))
    }
  await suspenderPorAtraso(db)
  const doLote = ultimoDiaUtil(somarDias(hoje, -DIAS_DESDE_O_LOTE))
  await emitirProximoMes(contexto, itau.de, { emissao: doLote, competencia: hoje.slice(0, 7) })
  await itau.dizerORestante(await remeter(contexto, storage, itau.de, doLote), RECUSAS)
  await gravarCasosDeBoleto(contexto, itau.de, hoje)
  await gravarAvisosAConferir(contexto, sicoob.de, hoje)
  await datarBoletos(db)
}

/** They were suspended because nobody paid these boletos: so the program knows when to give the service back. */
const suspenderPorAtraso = (db: Db) =>
  db.execute(sql`
    update contrato_evento e set dados = '{"por_atraso": true}' from cliente_plano k
    where k.id = e.contrato_id and k.situacao = 'SUSPENSO' and e.tipo = 'SUSPENSAO' and e.situacao = 'FEITO'
      and exists (select 1 from boleto b where b.cliente_plano_id = k.id)`)

const ATE_AGORA = (dia: SQL) => sql`least(${dia} + time '13:30', now())`

const datarBoletos = (db: Db) =>
  db.execute(sql`update boleto set criado_em = ${ATE_AGORA(sql`emissao`)},
    atualizado_em = ${ATE_AGORA(sql`coalesce(pago_em, emissao)`)} where emissao < current_date`)
