import type { Etiqueta } from '@balcao/contract/catalogo/oferta-etiqueta'
import { precoEmPalavras } from '@balcao/contract/catalogo/oferta-texto'
import { formatarData } from '@balcao/contract/valores/data'
import { dinheiroSemQuebra, formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import classes from './Etiqueta.module.css'
import { textos } from './etiqueta.textos.ts'
import { Quadro } from './Quadro.tsx'

/** The parts and the total, monthly and one-time. Then the discount, its duration, and the price after it. */
export function PrecoDaEtiqueta({ etiqueta }: { etiqueta: Etiqueta }) {
  const { plano, adicionais, preco } = etiqueta
  const mensais = adicionais.filter(({ cobranca }) => cobranca === 'MENSAL')
  const [primeiro] = preco.meses
  // The first invoice is the first month plus what is charged once.
  const umaVez = preco.primeira_fatura.linhas.slice(primeiro?.linhas.length ?? 0)
  return (
    <>
      <Quadro titulo={textos.preco}>
        <Valores
          linhas={[
            { nome: textos.plano, valor: plano.valor_mensal },
            ...mensais.map(({ nome, valor }) => ({ nome, valor })),
          ]}
          total={{ nome: textos.totalMensal, valor: preco.mensalidade_regular }}
        />
      </Quadro>
      <Quadro titulo={textos.umaVez}>
        <Valores
          linhas={umaVez.map(({ descricao, valor }) => ({ nome: descricao, valor }))}
          total={{ nome: textos.totalUmaVez, valor: preco.primeira_fatura.total - (primeiro?.total ?? 0) }}
        />
      </Quadro>
      <Descontos etiqueta={etiqueta} />
    </>
  )
}

function Descontos({ etiqueta: { preco, promocoes } }: { etiqueta: Etiqueta }) {
  const fimDa = new Map(promocoes.map(({ id, vigencia_fim }) => [id, vigencia_fim]))
  return (
    <Quadro titulo={textos.descontos} largo>
      {preco.descontos.length === 0 && <p>{textos.semDescontos}</p>}
      <ul className={classes.lugares}>
        {preco.descontos.map(({ promocao_id, alvo, motivo, total }) => {
          const fim = fimDa.get(promocao_id)
          return (
            <li key={`${promocao_id}-${alvo}-${motivo}`}>
              {dinheiroSemQuebra(`${motivo} (${formatarDinheiro(total)})`)}
              {fim && textos.contratarAte(formatarData(fim))}
            </li>
          )
        })}
      </ul>
      <p className={classes.frase}>
        {dinheiroSemQuebra(
          [precoEmPalavras(preco), textos.primeiraFatura(formatarDinheiro(preco.primeira_fatura.total))]
            .filter(Boolean)
            .join('. '),
        )}
      </p>
    </Quadro>
  )
}

type Linha = { nome: string; valor: number }

function Valores({ linhas, total }: { linhas: Linha[]; total: Linha }) {
  return (
    <table className={classes.valores}>
      <tbody>
        {linhas.map((linha) => (
          <Valor key={linha.nome} {...linha} />
        ))}
      </tbody>
      <tfoot>
        <Valor {...total} />
      </tfoot>
    </table>
  )
}

const Valor = ({ nome, valor }: Linha) => (
  <tr>
    <th scope="row">{nome}</th>
    <td>{formatarDinheiro(valor)}</td>
  </tr>
)
