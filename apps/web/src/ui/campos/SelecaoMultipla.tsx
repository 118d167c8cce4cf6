import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { textos } from '../textos.ts'
import { escolherComEnter } from './escolherComEnter.ts'
import { filtrarSemAcento } from './opcoes.ts'
import { type Ligavel, useCampo } from './useCampo.ts'
import { useListaDoCampo } from './useListaDoCampo.ts'

export type CampoSelecaoMultiplaProps = Omit<
  MultiSelectProps,
  'value' | 'defaultValue' | 'onChange' | 'name'
> &
  Ligavel<string[]>

const NENHUMA: string[] = []

export function SelecaoMultipla(props: CampoSelecaoMultiplaProps) {
  const { valor, mudar, resto } = useCampo<string[], typeof props>(props, NENHUMA)
  const lista = useListaDoCampo(resto)
  return (
    <MultiSelect
      searchable
      selectFirstOptionOnChange
      onKeyDownCapture={escolherComEnter}
      // So that the list does not open by itself over the message of a field that just got the focus.
      openOnFocus={false}
      clearable
      hidePickedOptions
      nothingFoundMessage={textos.campo.nadaEncontrado}
      filter={filtrarSemAcento}
      clearButtonProps={{ 'aria-label': textos.acao.limpar, tabIndex: -1 }}
      {...resto}
      {...lista}
      value={valor}
      onChange={mudar}
    />
  )
}
