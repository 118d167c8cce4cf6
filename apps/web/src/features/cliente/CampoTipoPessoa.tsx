import { tiposDePessoa } from '@balcao/contract/catalogo'
import { Group, Radio } from '@mantine/core'
import { use } from 'react'
import { ContextoFormulario } from '../../ui/campos/contexto.ts'
import { nomesDosTipos, rotulos } from './cliente.textos.ts'

/** Changes what the other fields are called, and which there are. */
export function CampoTipoPessoa({ travado }: { travado: boolean }) {
  const ligacao = use(ContextoFormulario)?.getInputProps('tipo_pessoa')
  return (
    <Radio.Group label={rotulos.tipo_pessoa} {...ligacao}>
      <Group mt={4}>
        {tiposDePessoa.map((tipo) => (
          <Radio key={tipo} value={tipo} label={nomesDosTipos[tipo]} disabled={travado} />
        ))}
      </Group>
    </Radio.Group>
  )
}
