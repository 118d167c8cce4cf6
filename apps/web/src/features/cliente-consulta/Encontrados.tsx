import type { ClienteEncontrado } from '@balcao/contract/clientes/cliente/api'
import type { ResumoDoCliente } from '@balcao/contract/posvenda/resumo-do-cliente-api'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { CartaoDoCliente } from './CartaoDoCliente.tsx'
import classes from './Consulta.module.css'
import { textos } from './cliente-consulta.textos.ts'
import { NinguemEncontrado } from './NinguemEncontrado.tsx'

type Achado = { cliente: ClienteEncontrado; resumo: ResumoDoCliente | undefined }

type EncontradosProps = {
  busca: string
  achados: { itens: Achado[]; ha_mais: boolean } | undefined
  /** What is shown still answers the previous text. */
  procurando: boolean
}

export function Encontrados({ busca, achados, procurando }: EncontradosProps) {
  const itens = achados?.itens ?? []
  // "Nobody" is only said about the text that is in the field now.
  if (itens.length === 0 && procurando) return <Esqueleto className={classes.lista} altura={132} />
  if (!achados) return null
  if (itens.length === 0) return <NinguemEncontrado busca={busca} />
  return (
    <>
      <ul className={classes.lista} aria-label={textos.resultados} aria-busy={procurando}>
        {itens.map((achado) => (
          <CartaoDoCliente key={achado.cliente.id} {...achado} />
        ))}
      </ul>
      {achados.ha_mais && <p className={classes.dica}>{textos.haMais}</p>}
      {itens.some(({ cliente }) => cliente.mascarado) && <p className={classes.dica}>{textos.mascarado}</p>}
    </>
  )
}
