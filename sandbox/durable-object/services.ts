import { control } from '../control/service';
import { errors } from '../errors/service';
import { faultsApi } from '../faults/service';
import { geo } from '../geo/service';
import { images } from '../images/service';
import { inquiries } from '../inquiries/service';
import { klaviyo } from '../klaviyo/service';
import { prismic } from '../prismic/service';
import { productService } from '../product-service/service';
import { reviews } from '../reviews/service';
import { accounts } from '../shopify/accounts/service';
import { adminApi } from '../shopify/admin-api/service';
import { appProxy } from '../shopify/app-proxy';
import { checkout } from '../shopify/checkout/service';
import { customerAccountApi } from '../shopify/customer-account-api/service';
import { storefrontApi } from '../shopify/storefront-api/service';
import { ucp } from '../shopify/ucp/service';
import { trade } from '../trade/service';
import { wishlist } from '../wishlist/service';
import type { Service } from '../world/world';

export const services: Service[] = [
  images,
  storefrontApi,
  ucp,
  productService,
  prismic,
  geo,
  inquiries,
  klaviyo,
  wishlist,
  reviews,
  checkout,
  adminApi,
  customerAccountApi,
  accounts,
  appProxy,
  trade,
  errors,
  faultsApi,
  control,
];
