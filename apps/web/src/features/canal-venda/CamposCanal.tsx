import { tiposDeAnexo } from '@balcao/contract/base/anexo'
import { nomesDosAnexos, nomesDosCanais } from '@balcao/contract/provedor/canal-venda'
import { tiposDeCanal } from '@balcao/contract/provedor/canal-venda-filtro'
import { Checkbox } from '@mantine/core'
import { use } from 'react'
import { CampoEmpresas } from '#partes/empresa/CampoEmpresas.tsx'
import { CampoInterruptor } from '#ui/campos/CampoInterruptor.tsx'
import { CampoSelecao } from '#ui/campos/CampoSelecao.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { ContextoFormulario } from '#ui/campos/contexto.ts'
import { dicaAbaixo } from '#ui/campos/dicaAbaixo.ts'
import { CampoRoteiro } from './CampoRoteiro.tsx'
import classes from './CamposCanal.module.css'
import type { ValoresCanal } from './canal-venda.formulario.ts'
import { rotulos, textos } from './canal-venda.textos.ts'

type CamposCanalProps = {
  valores: ValoresCanal
  /** Companies of the record, which may no longer be among the options. */
  doRegistro?: readonly { id: string; nome: string }[]
  /** For a new channel: the values suggested by its type. */
  dicaDoTipo?: string
}

/** The fields of a channel, for creating and editing. Inside a form shell, `name` connects each field. */
export function CamposCanal({ valores, doRegistro = [], dicaDoTipo }: CamposCanalProps) {
  return (
    <div className={classes.campos}>
      <CampoTexto name="nome" label={rotulos.nome} withAsterisk autoComplete="off" maxLength={80} />
      <CampoSelecao
        name="tipo"
        label={rotulos.tipo}
        description={dicaDoTipo}
        inputWrapperOrder={dicaAbaixo}
        withAsterisk
        searchable={false}
        clearable={false}
        data={tiposDeCanal.map((value) => ({ value, label: nomesDosCanais[value] }))}
      />
      <CampoAnexos />
      <CampoInterruptor
        name="exige_aceite_digital"
        label={textos.aceite}
        description={textos.aceiteExplicado}
      />
      <CampoInterruptor
        name="fora_do_estabelecimento"
        label={textos.fora}
        description={textos.foraExplicada}
      />
      <CampoRoteiro modelo={valores.roteiro_audio} />
      <CampoEmpresas todas={valores.todas_empresas} escolhidas={valores.empresas} doRegistro={doRegistro} />
      <CampoInterruptor name="ativo" label={textos.ativo} description={textos.ativoExplicado} />
    </div>
  )
}

/** There are five at most, so all of them are shown instead of a list to open. */
function CampoAnexos() {
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
