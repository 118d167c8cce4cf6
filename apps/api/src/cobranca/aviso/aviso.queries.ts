import type { AvisoDePagamento, FiltroAvisoDePagamento } from '@balcao/contract/cobranca/aviso-api'
import { bancos } from '@balcao/contract/cobranca/banco/bancos'
import { numeroDoTxid } from '@balcao/contract/cobranca/boleto'
import { and, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import { boleto } from '#cobranca/boleto/boleto.table.ts'
import { numeroNoRetorno } from '#cobranca/cnab/retorno/numero-no-retorno.ts'
import { contaBancaria } from '#cobranca/conta-bancaria/conta-bancaria.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import { emPagina, lerTrecho } from '#infra/db/trecho.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { avisoDePagamento as aviso } from './aviso.table.ts'

export type ContaAvisada = typeof contaBancaria.$inferSelect

/** One that is no longer used may still be paid into. */
export const contaDoAviso = async (db: Db, id: string): Promise<ContaAvisada | null> => {
  const [conta] = await db
    .select()
    .from(contaBancaria)
    .where(and(eq(contaBancaria.id, id), isNull(contaBancaria.excluido_em)))
  return conta ?? null
}

/** As we keep it, from what banks write: without zeros, or with more in front of it. */
const comoSeGuarda = (conta: ContaAvisada, escrito: string) => {
  const tamanho = bancos[conta.banco].tamanhoDoNossoNumero(conta)
  if (escrito.length <= tamanho) return escrito.padStart(tamanho, '0')
  const fim = escrito.slice(-tamanho)
  const sobra = escrito.slice(0, -tamanho)
  return escrito === numeroNoRetorno(conta, fim) || /^0+$/.test(sobra) ? fim : escrito
}

const doNossoNumero = (conta: ContaAvisada, texto: string) => {
  const [escrito = '', dv] = texto.split('-')
  const numero = eq(boleto.nosso_numero, comoSeGuarda(conta, escrito))
  return dv ? and(numero, eq(boleto.nosso_numero_dv, dv)) : numero
}

const doTxid = (txid: string) => {
  const numero = numeroDoTxid(txid)
  return numero === null ? null : eq(boleto.numero, numero)
}

export type Procurado = { txid?: string | null | undefined; nosso_numero?: string | null | undefined }

/** Of this account alone: whoever signs for one says nothing about another's. */
export const boletoDoAviso = async (db: Db, conta: ContaAvisada, { txid, nosso_numero }: Procurado) => {
  const qual = txid ? doTxid(txid) : doNossoNumero(conta, nosso_numero ?? '')
  if (!qual) return null
  const [achado] = await db
    .select({ id: boleto.id, numero: boleto.numero })
    .from(boleto)
    .where(and(eq(boleto.conta_bancaria_id, conta.id), qual))
  return achado ?? null
}

const daPessoa = ({ empresas }: Pessoa) =>
  empresas === null ? undefined : inArray(contaBancaria.empresa_id, [...empresas])

/** The last one first. Ids grow with time. */
export const listarAvisos = async (db: Db, quem: Pessoa, filtro: FiltroAvisoDePagamento) => {
  const trecho = lerTrecho<'recebido_em'>('-recebido_em', filtro)
  const { lido, descendo } = trecho
  const alem = lido && (descendo ? lt(aviso.id, lido.chave) : gt(aviso.id, lido.chave))
  const { resultado, conta_bancaria_id } = filtro
  const lidos = await db
    .select({
      aviso,
      conta: { id: contaBancaria.id, nome: contaBancaria.nome, banco: contaBancaria.banco },
      empresa: { id: empresa.id, nome: empresa.nome_fantasia },
      boleto: { id: boleto.id, numero: boleto.numero },
    })
    .from(aviso)
    .innerJoin(contaBancaria, eq(contaBancaria.id, aviso.conta_bancaria_id))
    .innerJoin(empresa, eq(empresa.id, contaBancaria.empresa_id))
    .leftJoin(boleto, eq(boleto.id, aviso.boleto_id))
    .where(
      and(
        daPessoa(quem),
        resultado && eq(aviso.resultado, resultado),
        conta_bancaria_id ? eq(aviso.conta_bancaria_id, conta_bancaria_id) : undefined,
        alem,
      ),
    )
    .orderBy(descendo ? desc(aviso.id) : aviso.id)
    .limit(trecho.limite + 1)
  const { linhas, ...pontas } = emPagina(trecho, lidos, ({ aviso: { id } }) => ({ chave: id, id }))
  const itens = linhas.map(({ aviso, conta, empresa, boleto }): AvisoDePagamento => {
    const { id, aviso_id, evento, referencia, valor, dia, resultado, texto, recebido_em } = aviso
    return {
      ...{ id, aviso_id, evento, referencia, valor, dia, resultado, texto, recebido_em, boleto },
      conta: { ...conta, empresa },
    }
  })
  return { itens, ...pontas }
}
