import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { nomesDosContratos } from '@balcao/contract/vendas/contrato'
import type { SimulacaoDeEvento } from '@balcao/contract/vendas/contrato-opcoes'
import { Alert } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { textoDoErro } from '#http/erro.ts'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { mesEAno } from '#ui/mesEAno.ts'
import classes from './Acoes.module.css'
import { textos } from './acoes.textos.ts'

const t = textos.efeito

/** What would come of it, before it is confirmed: the server's own answer, by the same rules. */
export function Efeito({ consulta }: { consulta: UseQueryResult<SimulacaoDeEvento> }) {
  const { data, error, isPlaceholderData, refetch } = consulta
  if (error) return <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />
  if (data && data.recusas.length > 0)
    return (
      <Alert color="danger" role="alert" mt="sm" title={t.recusado}>
        {data.recusas.map(({ texto }) => (
          <p key={texto}>{texto}</p>
        ))}
      </Alert>
    )
  return (
    <section className={classes.efeito} aria-label={t.titulo} aria-busy={!data || isPlaceholderData}>
      <h3>{t.titulo}</h3>
      {data ? <Mudancas simulacao={data} /> : <p>{t.calculando}</p>}
    </section>
  )
}

function Mudancas({ simulacao }: { simulacao: SimulacaoDeEvento }) {
  const { avisos, depois } = simulacao
  const mudam = linhas(simulacao).filter(({ antes, depois }) => antes !== depois)
  return (
    <>
      {depois?.situacao === 'CANCELADO' && (
        <p className={classes.multa}>
          <strong>{t.multaDaSaida(formatarDinheiro(depois.multa.valor))}</strong> {depois.multa.texto}
        </p>
      )}
      <dl className={classes.mudancas}>
        {mudam.map(({ nome, antes, depois }) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd>
              <del>{antes}</del> <span aria-hidden>→</span> <ins>{depois}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {mudam.length === 0 && <p>{t.nadaMuda}</p>}
      {avisos.length > 0 && (
        <ul>
          {avisos.map((aviso) => (
            <li key={aviso}>{aviso}</li>
          ))}
        </ul>
      )}
    </>
  )
}

type Retrato = SimulacaoDeEvento['antes']
type Linha = { nome: string; antes: string; depois: string }

const retrato: [string, (de: Retrato) => string][] = [
  [t.situacao, ({ situacao }) => nomesDosContratos[situacao]],
  [t.titular, ({ titular }) => titular],
  [t.endereco, ({ endereco }) => endereco],
  [t.plano, ({ plano }) => plano],
  [
    t.adicionais,
    ({ adicionais }) =>
      adicionais
        .map(({ nome, quantidade }) => (quantidade > 1 ? `${quantidade} × ${nome}` : nome))
        .join(', ') || t.nenhum,
  ],
  [t.mensalidade, ({ mensalidade }) => formatarDinheiro(mensalidade)],
  [t.fidelidade, ({ fidelidade_ate }) => (fidelidade_ate ? formatarData(fidelidade_ate) : t.semFidelidade)],
]

/** The fine of a contract that ends is said above, even where it stays as it was. */
const retratos = ({ situacao }: Retrato) =>
  situacao === 'CANCELADO'
    ? retrato
    : [...retrato, [t.multa, ({ multa }: Retrato) => formatarDinheiro(multa.valor)] as const]

const CORRIDAS = 3

type FaturaDoEfeito = SimulacaoDeEvento['faturas'][number]

const iguais = (uma: FaturaDoEfeito, outra: FaturaDoEfeito | undefined) =>
  uma.antes === outra?.antes && uma.depois === outra.depois

/** The record, then the next invoices: of those that change alike, the first. */
const linhas = ({ antes, depois, faturas }: SimulacaoDeEvento): Linha[] => [
  ...(depois
    ? retratos(depois).map(([nome, ler]) => ({ nome, antes: ler(antes), depois: ler(depois) }))
    : []),
  ...faturas
    .filter((fatura, i) => fatura.antes !== fatura.depois && !iguais(fatura, faturas[i - 1]))
    .slice(0, CORRIDAS)
    .map((fatura) => {
      const seguinte = faturas[faturas.indexOf(fatura) + 1]
      return {
        nome: (iguais(fatura, seguinte) ? t.faturasDesde : t.fatura)(mesEAno(fatura.competencia)),
        antes: formatarDinheiro(fatura.antes),
        depois: fatura.depois === null ? t.semFatura : formatarDinheiro(fatura.depois),
      }
    }),
]
