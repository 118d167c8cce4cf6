import { proximoDiaBancario } from '@balcao/contract/cobranca/dia-bancario'
import { somarDias } from '@balcao/contract/valores/dia'
import { sql } from 'drizzle-orm'
import { acontecer, type Fato } from '#cobranca/boleto/acontecer/acontecer.commands.ts'
import type { ContaDeEmissao } from '#cobranca/boleto/emitir/conta.queries.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { receberDoItau } from './arquivos-do-banco.ts'
import { datarHistoricos, QUANDO_CAIU, receberPagamentos } from './gravar-pagamentos.ts'
import { type Pagamento, ultimoDiaUtil } from './quem-paga.ts'
import type { TituloDoRetorno } from './retorno-do-itau.ts'

/** What Itaú keeps of each payment. */
const TARIFA = 1_95
const DIAS_ATE_O_ULTIMO_ARQUIVO = 4

type Instruido = {
  id: string
  movimento: 'ENTRADA' | 'BAIXA'
  nosso_numero: string
  valor: number
  vencimento: string
  pagador: string
}

const instruidosNa = async (db: Db, remessaId: string): Promise<Instruido[]> => {
  const { rows } = await db.execute<{ lido: string }>(sql`
    select json_build_object('id', b.id, 'movimento', i.movimento, 'nosso_numero', b.nosso_numero, 'valor', b.valor,
      'vencimento', b.vencimento, 'pagador', b.pagador ->> 'nome')::text as lido
    from boleto_instrucao i join boleto b on b.id = i.boleto_id where i.remessa_id = ${remessaId}::uuid order by i.id`)
  return rows.map(({ lido }) => JSON.parse(lido))
}

const fatoDe = ({ id, movimento }: Instruido): Fato => ({
  boleto_id: id,
  acontecimento: movimento === 'ENTRADA' ? { tipo: 'REGISTRADO' } : { tipo: 'BAIXADO', motivos: '' },
})

const linhaDe = (
  { movimento, nosso_numero, valor, vencimento, pagador }: Instruido,
  data: string,
  motivos: string | undefined,
): TituloDoRetorno => ({
  ...{ nosso_numero, valor, vencimento, pagador, data },
  ...(motivos ? { ocorrencia: '03', motivos } : { ocorrencia: movimento === 'ENTRADA' ? '02' : '09' }),
})

const linhaPaga = ({ titulo, pago_em, credito_em, valor }: Pagamento): TituloDoRetorno => ({
  ...{ nosso_numero: titulo.nosso_numero, valor: titulo.valor, vencimento: titulo.vencimento },
  ...{ ocorrencia: '06', data: pago_em, credito: credito_em, pago: valor, tarifa: TARIFA },
  pagador: titulo.pagador,
})

type Partes = { contexto: Contexto; storage: Storage; hoje: string }

/** The bank of an account: what it says of what it was told, and who has paid. Itaú says it in files. */
export const criarBanco = ({ contexto, storage, hoje }: Partes, de: ContaDeEmissao) => {
  const { db } = contexto
  const porArquivo = de.conta.banco === '341'
  /** Paid so lately that they are in the last file only. */
  const aDizer: Pagamento[] = []
  let sequencial = 0
  const enviar = async (dia: string, titulos: readonly TituloDoRetorno[]) => {
    sequencial += 1
    if (titulos.length) await receberDoItau(contexto, storage, de, { dia, sequencial, titulos })
  }

  return {
    de,
    async responder(remessaId: string, emissao: string) {
      const instruidos = await instruidosNa(db, remessaId)
      const dia = proximoDiaBancario(somarDias(emissao, 1))
      if (porArquivo)
        await enviar(
          dia,
          instruidos.map((um) => linhaDe(um, dia, undefined)),
        )
      else await acontecer(db, instruidos.map(fatoDe))
      await datarHistoricos(db, sql`${`${dia}T12:05:00Z`}::timestamptz`)
    },

    async pagar(pagamentos: readonly Pagamento[]) {
      const [vencido = ''] = pagamentos.map(({ titulo }) => titulo.vencimento)
      const noDia24 = `${vencido.slice(0, 7)}-24`
      const limite = somarDias(hoje, -DIAS_ATE_O_ULTIMO_ARQUIVO)
      const dia = ultimoDiaUtil(noDia24 < limite ? noDia24 : limite)
      const pelaConta = pagamentos.filter(({ meio }) => porArquivo && meio === 'BOLETO')
      aDizer.push(...pelaConta.filter(({ pago_em }) => pago_em >= dia))
      await enviar(dia, pelaConta.filter(({ pago_em }) => pago_em < dia).map(linhaPaga))
      await datarHistoricos(db, QUANDO_CAIU)
      await receberPagamentos(
        contexto,
        de.conta.id,
        pagamentos.filter((um) => !pelaConta.includes(um)),
      )
    },

    /** Of this morning: refusals, what was paid lately, what was paid twice, and a title that nobody knows. */
    async dizerORestante(remessaId: string, recusas: readonly string[]) {
      const instruidos = await instruidosNa(db, remessaId)
      const dia = ultimoDiaUtil(hoje)
      const entradas = instruidos.filter(({ movimento }) => movimento === 'ENTRADA')
      const motivoDe = (um: Instruido) => recusas[entradas.indexOf(um)]
      const [emDobro] = aDizer
      const outroDia = emDobro && { ...linhaPaga(emDobro), data: dia, credito: dia }
      const [modelo] = instruidos
      await enviar(dia, [
        ...instruidos.map((um) => linhaDe(um, dia, motivoDe(um))),
        ...aDizer.map(linhaPaga),
        ...(outroDia ? [outroDia] : []),
        ...(modelo ? [{ ...linhaDe(modelo, dia, undefined), ...DESCONHECIDO, data: dia, credito: dia }] : []),
      ])
    },
  }
}

/** Issued by an earlier system, and paid only now. */
const DESCONHECIDO = {
  nosso_numero: '90004417',
  ocorrencia: '06',
  pagador: 'MARIA DAS DORES PIRES',
  valor: 89_90,
  pago: 89_90,
  tarifa: TARIFA,
}
