import { tiposDePessoa } from '@balcao/contract/valores/pessoa'
import { Group, Radio, type RadioGroupProps } from '@mantine/core'
import { memo, use } from 'react'
import { ContextoFormulario } from '#ui/campos/contexto.ts'
import { useEventos } from '#ui/useEventos.ts'
import { nomesDosTipos, rotulos } from './cliente.textos.ts'

type TipoPessoaProps = Omit<RadioGroupProps, 'children'> & { travado: boolean }

const TipoPessoa = memo(({ travado, ...ligacao }: TipoPessoaProps) => (
  <Radio.Group label={rotulos.tipo_pessoa} {...ligacao}>
    <Group mt={4}>
      {tiposDePessoa.map((tipo) => (
        <Radio key={tipo} value={tipo} label={nomesDosTipos[tipo]} disabled={travado} />
      ))}
    </Group>
  </Radio.Group>
))

/** Changes which fields there are, and what they are called. */
export function CampoTipoPessoa({ travado }: { travado: boolean }) {
  const { onChange, onFocus, onBlur, ...aspecto } =
    use(ContextoFormulario)?.getInputProps('tipo_pessoa') ?? {}
  return <TipoPessoa {...aspecto} {...useEventos({ onChange, onFocus, onBlur })} travado={travado} />
}
