import type { Semelhante } from '@balcao/contract/clientes/cliente/semelhante'
import type { UseFormReturnType } from '@mantine/form'
import type { AcaoDoSemelhante } from '#partes/cliente/semelhantes/semelhantes.ts'
import type { ValoresCliente } from './cliente.formulario.ts'

/** What every part of the form receives, for a new client and for a saved one. */
export type ParteProps = {
  form: UseFormReturnType<ValoresCliente>
  travado: boolean
  semelhantes: readonly Semelhante[]
  /** Missing when there is no saved record to merge into. */
  comSemelhante?: AcaoDoSemelhante | undefined
}
