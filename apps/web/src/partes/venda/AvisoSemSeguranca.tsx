import { Alert } from '@mantine/core'

const TEXTO =
  'Este endereço não é seguro (começa com http://), e por isso o navegador desliga a câmera, o microfone e o uso sem rede. A venda funciona com rede, com arquivos escolhidos do aparelho. Para ter tudo, peça ao provedor o endereço que começa com https://.'

/** Over plain http, other than on localhost, browsers refuse what the sale would use. The page says why. */
export function AvisoSemSeguranca({ seguro = window.isSecureContext }: { seguro?: boolean }) {
  if (seguro) return null
  return (
    <Alert color="warning" mb="md" role="status">
      {TEXTO}
    </Alert>
  )
}
