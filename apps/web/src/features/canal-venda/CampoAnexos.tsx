import { tiposDeAnexo } from '@balcao/contract/base/anexo'
import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import { Checkbox } from '@mantine/core'
import { use } from 'react'
import { ContextoFormulario } from '#ui/campos/contexto.ts'
import classes from './CamposCanal.module.css'
import { rotulos, textos } from './canal-venda.textos.ts'

/** There are five at most, so all of them are shown instead of a list to open. */
export function CampoAnexos() {
  const formulario = use(ContextoFormulario)
  const ligado = formulario?.getInputProps('anexos_obrigatorios')
  return (
    <Checkbox.Group
      {...ligado}
      label={rotulos.anexos_obrigatorios}
      description={textos.anexosExplicados}
      className={classes.largo ?? ''}
    >
      <div className={classes.anexos}>
        {tiposDeAnexo.map((tipo) => (
          <Checkbox
            key={tipo}
            value={tipo}
            label={nomesDosAnexos[tipo]}
            disabled={formulario?.travado ?? false}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}
