import { tiposDePessoa } from '@balcao/contract/valores/pessoa'
import { Checkbox } from '@mantine/core'
import { type Ligavel, useCampo } from '#ui/campos/useCampo.ts'
import classes from './Plano.module.css'
import { nomeDoTipoPessoa, rotulos } from './plano.textos.ts'

type CampoTiposPessoaProps = Ligavel<string[]> & { disabled?: boolean; error?: string }

const NENHUM: string[] = []

export function CampoTiposPessoa(props: CampoTiposPessoaProps) {
  const { valor, mudar, resto } = useCampo<string[], typeof props>(props, NENHUM)
  const { disabled = false, name: _, ...ligacao } = resto
  return (
    <Checkbox.Group
      {...ligacao}
      label={rotulos.tipos_pessoa}
      withAsterisk
      value={valor}
      // Always in the same order, so that unticking and ticking a box again is not a change.
      onChange={(marcados) => mudar(tiposDePessoa.filter((tipo) => marcados.includes(tipo)))}
    >
      <div className={classes.caixas}>
        {tiposDePessoa.map((tipo) => (
          <Checkbox
            key={tipo}
            value={tipo}
            label={nomeDoTipoPessoa[tipo]}
            disabled={disabled}
            aria-invalid={Boolean(ligacao.error)}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}
