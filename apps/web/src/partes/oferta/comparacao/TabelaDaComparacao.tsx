import type { Oferta } from '@balcao/contract/catalogo/oferta'
import type { CSSProperties } from 'react'
import { Icone } from '#ui/Icone.tsx'
import { compararOfertas, type LinhaDaComparacao } from './linhas.ts'
import classes from './TabelaDaComparacao.module.css'
import { useRolagemLateral } from './useRolagemLateral.ts'

type TabelaDaComparacaoProps = { ofertas: Oferta[]; dia: string }

export function TabelaDaComparacao({ ofertas, dia }: TabelaDaComparacaoProps) {
  const { gerais, precos, recursos } = compararOfertas(ofertas, dia)
  const { ref, antes, depois } = useRolagemLateral()
  const grupos: [string, LinhaDaComparacao[]][] = [
    ['Velocidade', gerais],
    ['Preço', precos],
    ['Recursos', recursos],
  ]
  return (
    <div className={classes.moldura} data-antes={antes || undefined} data-depois={depois || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
      <section ref={ref} className={classes.rolagem} aria-label="Comparação" tabIndex={0}>
        <table className={classes.tabela} style={{ '--comparados': ofertas.length } as CSSProperties}>
          <thead>
            <tr>
              <td />
              {ofertas.map(({ id, nome }) => (
                <th key={id} scope="col">
                  {nome}
                </th>
              ))}
            </tr>
          </thead>
          {grupos.map(([titulo, linhas]) =>
            linhas.length === 0 ? null : (
              <tbody key={titulo}>
                <tr className={classes.grupo}>
                  <th scope="rowgroup" colSpan={ofertas.length + 1}>
                    <span>{titulo}</span>
                  </th>
                </tr>
                {linhas.map((linha) => (
                  <Linha key={linha.nome} linha={linha} ofertas={ofertas} />
                ))}
              </tbody>
            ),
          )}
        </table>
      </section>
    </div>
  )
}

function Linha({ linha, ofertas }: { linha: LinhaDaComparacao; ofertas: Oferta[] }) {
  return (
    <tr>
      <th scope="row">{linha.nome}</th>
      {ofertas.map(({ id }, i) => (
        <td key={id}>{mostrar(linha.valores[i] ?? false)}</td>
      ))}
    </tr>
  )
}

function mostrar(valor: string | boolean) {
  if (typeof valor === 'string') return valor
  return (
    <span className={classes.presenca} data-tem={valor || undefined}>
      <Icone nome={valor ? 'tabler:check' : 'tabler:x'} tamanho={16} rotulo={valor ? 'Tem' : 'Não tem'} />
    </span>
  )
}
