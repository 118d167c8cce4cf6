import { naoEnviada, type VendaNaSaida } from '#aparelho/saida.ts'
import type { useSaida } from '#partes/venda/useSaida.ts'
import { Grupo } from '../Grupo.tsx'
import classes from '../Vendedor.module.css'
import { textos } from '../vendedor.textos.ts'
import { CartaoNaSaida } from './CartaoNaSaida.tsx'

type NaSaidaProps = Pick<ReturnType<typeof useSaida>, 'retirar'> & {
  vendas: readonly VendaNaSaida[]
}

/** Finished sales that the server has not taken, and why. */
export function NaSaida({ vendas, retirar }: NaSaidaProps) {
  const aEnviar = vendas.filter(naoEnviada)
  if (aEnviar.length === 0) return null
  return (
    <Grupo titulo={textos.saida.titulo}>
      <ul className={classes.lista}>
        {aEnviar.map((venda) => (
          <CartaoNaSaida key={venda.id} venda={venda} retirar={() => retirar(venda.id)} />
        ))}
      </ul>
    </Grupo>
  )
}
