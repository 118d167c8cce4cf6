import { mascararCnpj } from '@balcao/contract/valores/documento'
import { CampoDocumento } from '#ui/campos/CampoDocumento.tsx'
import type { CampoDeTextoProps } from '#ui/campos/useCampoDeTexto.ts'

/** A company has no CPF, so the CNPJ format applies from the first key. */
export const CampoCnpj = (props: CampoDeTextoProps) => <CampoDocumento {...props} mascarar={mascararCnpj} />
