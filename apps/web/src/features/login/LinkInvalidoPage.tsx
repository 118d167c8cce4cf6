import { Anchor, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { PaginaPublica } from '#shell/PaginaPublica.tsx'
import { textos } from '#textos/textos.ts'

const t = textos.senha

export function LinkInvalidoPage() {
  return (
    <PaginaPublica titulo={t.linkInvalido} texto={t.linkInvalidoTexto}>
      <Button component={Link} to="/recuperar-senha" fullWidth>
        {t.pedirOutro}
      </Button>
      <Anchor component={Link} to="/login" size="sm" ta="center" py={2}>
        {t.voltarAoLogin}
      </Anchor>
    </PaginaPublica>
  )
}
