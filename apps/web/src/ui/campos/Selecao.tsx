import { Select, type SelectProps } from '@mantine/core'
import { soQuandoMuda } from '../soQuandoMuda.tsx'
import { textos } from '../textos.ts'
import { escolherComEnter } from './escolherComEnter.ts'
import { filtrarSemAcento } from './opcoes.ts'
import { type Ligavel, useCampo } from './useCampo.ts'

export type CampoSelecaoProps = Omit<SelectProps, 'value' | 'defaultValue' | 'onChange' | 'name'> &
  Ligavel<string | null>

const Lista = soQuandoMuda<SelectProps>(Select)
const botaoDeLimpar = { 'aria-label': textos.acao.limpar, tabIndex: -1 }

export function Selecao(props: CampoSelecaoProps) {
  const { valor, mudar, resto } = useCampo<string | null, typeof props>(props, null)
  return (
    <Lista
      searchable
      selectFirstOptionOnChange
      onKeyDownCapture={escolherComEnter}
      // So that the list does not open by itself over the message of a field that just got the focus.
      openOnFocus={false}
      clearable
      allowDeselect={false}
      checkIconPosition="right"
      nothingFoundMessage={textos.campo.nadaEncontrado}
      filter={filtrarSemAcento}
      clearButtonProps={botaoDeLimpar}
      {...resto}
      value={valor}
      onChange={mudar}
    />
  )
}
