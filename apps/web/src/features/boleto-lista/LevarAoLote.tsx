import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { textos } from './boletos.textos.ts'

/** To issue a whole month. It is no entry of the menu: people come here first to see what was issued. */
export const LevarAoLote = () => (
  <Button variant="default" renderRoot={(props) => <Link to="/admin/boleto/lote" {...props} />}>
    {textos.emLote}
  </Button>
)
