import type { SelectProps } from '@mantine/core'
import { type Ligavel, useCampo } from '#ui/campos/useCampo.ts'
import { AdicionarCidade } from './AdicionarCidade.tsx'
import { AdicionarEstado } from './AdicionarEstado.tsx'
import classes from './Cidades.module.css'
import { CidadesEscolhidas } from './CidadesEscolhidas.tsx'
import { somarCidades, tirarCidades } from './cidadesPorUf.ts'

type CampoCidadesProps = Pick<SelectProps, 'label' | 'description' | 'disabled' | 'withAsterisk' | 'error'> &
  Ligavel<number[]>

const NENHUMA: number[] = []

/** Any number of cities, added one by one or by state. The value is their IBGE codes. */
export function CampoCidades(props: CampoCidadesProps) {
  const { valor, mudar, resto } = useCampo<number[], typeof props>(props, NENHUMA)
  const adicionar = (codigos: number[]) => mudar(somarCidades(valor, codigos))
  const travado = resto.disabled ?? false
  return (
    <div className={classes.campo}>
      <div className={classes.adicionar}>
        <AdicionarCidade {...resto} escolhidas={valor} aoAdicionar={adicionar} />
        <AdicionarEstado travado={travado} aoAdicionar={adicionar} />
      </div>
      <CidadesEscolhidas
        codigos={valor}
        travado={travado}
        aoTirar={(codigos) => mudar(tirarCidades(valor, codigos))}
      />
    </div>
  )
}
