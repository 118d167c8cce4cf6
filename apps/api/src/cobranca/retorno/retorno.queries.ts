import type {
  FiltroLinhaDoRetorno,
  FiltroRetorno,
  LinhaDoRetorno,
  Retorno,
} from '@balcao/contract/cobranca/retorno-api'
import { and, asc, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { boleto } from '#cobranca/boleto/boleto.table.ts'
import { contaBancaria } from '#cobranca/conta-bancaria/conta-bancaria.table.ts'
import { abrirArquivo } from '#infra/arquivo/arquivo.queries.ts'
import { arquivo } from '#infra/arquivo/arquivo.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import { emPagina, lerTrecho } from '#infra/db/trecho.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado, Recusa } from '#infra/recusa/recusa.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { retorno, retornoLinha } from './retorno.table.ts'

/** Files of accounts of the person's companies. */
const alcancado = ({ empresas }: Pessoa) =>
  empresas === null ? undefined : inArray(contaBancaria.empresa_id, [...empresas])

const ler = (db: Db, onde: SQL | undefined) =>
  db
    .select({
      id: retorno.id,
      conta: {
        id: contaBancaria.id,
        nome: contaBancaria.nome,
        banco: contaBancaria.banco,
        empresa: sql<
          Retorno['conta']['empresa']
        >`json_build_object('id', ${empresa.id}, 'nome', ${empresa.nome_fantasia})`,
      },
      nome: retorno.nome,
      arquivo_id: retorno.arquivo_id,
      sha256: retorno.sha256,
      sequencial: retorno.sequencial,
      gerado_em: retorno.gerado_em,
      situacao: retorno.situacao,
      linhas: retorno.linhas,
      lidas: retorno.lidas,
      resultados: retorno.resultados,
      valor_pago: retorno.valor_pago,
      tarifas: retorno.tarifas,
      criado_por: usuario.nome,
      criado_em: retorno.criado_em,
      concluido_em: retorno.concluido_em,
    })
    .from(retorno)
    .innerJoin(contaBancaria, eq(contaBancaria.id, retorno.conta_bancaria_id))
    .innerJoin(empresa, eq(empresa.id, contaBancaria.empresa_id))
    .leftJoin(usuario, eq(usuario.id, retorno.criado_por))
    .where(onde)
    .$dynamic()

/** The last one first: ids grow with the time. */
export const listarRetornos = async (db: Db, quem: Pessoa, filtro: FiltroRetorno) => {
  const trecho = lerTrecho('-id', filtro)
  const { lido, descendo, limite } = trecho
  const alem = lido && (descendo ? lt : gt)(retorno.id, sql`${lido.chave}::uuid`)
  const daConta = filtro.conta_bancaria_id && eq(retorno.conta_bancaria_id, filtro.conta_bancaria_id)
  const lidos = await ler(db, and(alcancado(quem), daConta || undefined, alem))
    .orderBy((descendo ? desc : asc)(retorno.id))
    .limit(limite + 1)
  const { linhas, ...pontas } = emPagina(trecho, lidos, ({ id }) => ({ chave: id, id }))
  return { itens: linhas, ...pontas }
}

const obter = async (db: Db, quem: Pessoa, id: string) => {
  const [lido] = await ler(db, and(eq(retorno.id, id), alcancado(quem)))
  if (!lido) throw naoEncontrado()
  return lido
}

export const obterRetorno = async (db: Db, quem: Pessoa, id: string): Promise<Retorno> => obter(db, quem, id)

export const abrirRetorno = async (db: Db, storage: Storage, quem: Pessoa, id: string) => {
  const { arquivo_id, nome, sha256 } = await obter(db, quem, id)
  const [guardado] = await db
    .select({ sha256: arquivo.sha256 })
    .from(arquivo)
    .where(eq(arquivo.id, arquivo_id))
  if (guardado?.sha256 !== sha256)
    throw new Recusa(
      410,
      'ARQUIVO_REMOVIDO',
      'Este arquivo foi apagado depois do prazo de guarda; o que foi lido dele continua aqui',
    )
  return { ...(await abrirArquivo(db, storage, arquivo_id)), nome }
}

/** In the order of the file. */
export const linhasDoRetorno = async (db: Db, quem: Pessoa, id: string, filtro: FiltroLinhaDoRetorno) => {
  await obter(db, quem, id)
  const trecho = lerTrecho('linha', filtro)
  const { lido, descendo, limite } = trecho
  const alem = lido && (descendo ? lt : gt)(retornoLinha.linha, sql`${lido.chave}::integer`)
  const lidas = await db
    .select({
      linha: retornoLinha.linha,
      nosso_numero: retornoLinha.nosso_numero,
      ocorrencia: retornoLinha.ocorrencia,
      evento: retornoLinha.evento,
      motivos: retornoLinha.motivos,
      boleto: sql<LinhaDoRetorno['boleto']>`case when ${boleto.id} is not null then
        json_build_object('id', ${boleto.id}, 'numero', ${boleto.numero}, 'cliente', ${cliente.nome}) end`,
      valor_titulo: retornoLinha.valor_titulo,
      valor_pago: retornoLinha.valor_pago,
      tarifa: retornoLinha.tarifa,
      vencimento: retornoLinha.vencimento,
      data_ocorrencia: retornoLinha.data_ocorrencia,
      data_credito: retornoLinha.data_credito,
      resultado: retornoLinha.resultado,
      texto: retornoLinha.texto,
    })
    .from(retornoLinha)
    .leftJoin(boleto, eq(boleto.id, retornoLinha.boleto_id))
    .leftJoin(cliente, eq(cliente.id, boleto.cliente_id))
    .where(
      and(
        eq(retornoLinha.retorno_id, id),
        filtro.resultado && eq(retornoLinha.resultado, filtro.resultado),
        alem,
      ),
    )
    .orderBy((descendo ? desc : asc)(retornoLinha.linha))
    .limit(limite + 1)
  const { linhas, ...pontas } = emPagina(trecho, lidas, ({ linha }) => ({ chave: String(linha), id }))
  return { itens: linhas, ...pontas }
}
